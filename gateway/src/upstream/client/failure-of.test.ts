import { expect, it } from 'vitest';
import { failureOf } from './failure-of.ts';
import type { FailedAttempt } from './failure-of.ts';
import type { RetryClass } from './operation.ts';

/** Nobody knows whether what must not run twice has run. */
it.each<[RetryClass, FailedAttempt, string]>([
  ['Q', { failureMode: 'not-sent', problem: 'not-reached' }, 'UpstreamUnavailable'],
  ['MN', { failureMode: 'not-sent', problem: 'not-reached' }, 'UpstreamUnavailable'],
  ['MN', { failureMode: 'rejected', problem: 'too-many-requests', status: 429 }, 'UpstreamUnavailable'],
  ['Q', { failureMode: 'ambiguous', problem: 'connection-lost' }, 'UpstreamUnavailable'],
  ['MI', { failureMode: 'ambiguous', problem: 'timed-out' }, 'UpstreamUnavailable'],
  ['MN', { failureMode: 'ambiguous', problem: 'connection-lost' }, 'UnknownOutcome'],
  ['MN', { failureMode: 'ambiguous', problem: 'server-error', status: 502 }, 'UnknownOutcome'],
  ['MN', { failureMode: 'definite', problem: 'too-large' }, 'UnknownOutcome'],
  ['Q', { failureMode: 'definite', problem: 'too-large' }, 'UpstreamReplyInvalid'],
  ['Q', { failureMode: 'ambiguous', problem: 'not-json' }, 'UpstreamReplyInvalid'],
  ['MI', { failureMode: 'ambiguous', problem: 'wrong-shape' }, 'UpstreamReplyInvalid'],
  ['Q', { failureMode: 'ambiguous', problem: 'wrong-length' }, 'UpstreamReplyInvalid'],
  ['MN', { failureMode: 'definite', problem: 'refused', status: 404 }, 'UpstreamRequestRefused'],
  ['Q', { failureMode: 'definite', problem: 'refused', status: 404 }, 'UpstreamRequestRefused'],
  ['MN', { failureMode: 'definite', problem: 'breaker-open' }, 'UpstreamUnavailable'],
])('%s that ended as %j is a failure of kind %s', (retryClass, lastTry, name) => {
  expect(failureOf({ name: 'FindCart', retryClass }, lastTry)).toMatchObject({ name, operation: 'FindCart' });
});
