import { expect, it } from 'vitest';
import { failureOf } from './failure-of.ts';
import type { LastTry } from './failure-of.ts';
import type { RetryClass } from './operation.ts';

/** Nobody knows whether what must not run twice has run. */
it.each<[RetryClass, LastTry, string]>([
  ['Q', { failedAs: 'not-sent', problem: 'not-reached' }, 'UpstreamUnavailable'],
  ['MN', { failedAs: 'not-sent', problem: 'not-reached' }, 'UpstreamUnavailable'],
  ['MN', { failedAs: 'rejected', problem: 'too-many-requests', status: 429 }, 'UpstreamUnavailable'],
  ['Q', { failedAs: 'ambiguous', problem: 'connection-lost' }, 'UpstreamUnavailable'],
  ['MI', { failedAs: 'ambiguous', problem: 'timed-out' }, 'UpstreamUnavailable'],
  ['MN', { failedAs: 'ambiguous', problem: 'connection-lost' }, 'UnknownOutcome'],
  ['MN', { failedAs: 'ambiguous', problem: 'server-error', status: 502 }, 'UnknownOutcome'],
  ['MN', { failedAs: 'definite', problem: 'too-large' }, 'UnknownOutcome'],
  ['Q', { failedAs: 'definite', problem: 'too-large' }, 'UpstreamReplyInvalid'],
  ['Q', { failedAs: 'ambiguous', problem: 'not-json' }, 'UpstreamReplyInvalid'],
  ['MI', { failedAs: 'ambiguous', problem: 'wrong-shape' }, 'UpstreamReplyInvalid'],
  ['Q', { failedAs: 'ambiguous', problem: 'wrong-length' }, 'UpstreamReplyInvalid'],
  ['MN', { failedAs: 'definite', problem: 'refused', status: 404 }, 'UpstreamRequestRefused'],
  ['Q', { failedAs: 'definite', problem: 'refused', status: 404 }, 'UpstreamRequestRefused'],
  ['MN', { failedAs: 'definite', problem: 'breaker-open' }, 'UpstreamUnavailable'],
])('%s that ended as %j is a failure of kind %s', (retryClass, lastTry, name) => {
  expect(failureOf({ name: 'FindCart', retryClass }, lastTry)).toMatchObject({ name, operation: 'FindCart' });
});
