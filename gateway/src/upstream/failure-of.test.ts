import { expect, it } from 'vitest';
import { failureOf } from './failure-of.ts';
import type { LastTry } from './failure-of.ts';
import type { RetryClass } from './operation.ts';

/** Nobody knows whether what must not run twice has run. */
it.each<[RetryClass, LastTry, string]>([
  ['Q', { failedAs: 'not-sent', trouble: 'not-reached' }, 'UpstreamUnavailable'],
  ['MN', { failedAs: 'not-sent', trouble: 'not-reached' }, 'UpstreamUnavailable'],
  ['MN', { failedAs: 'rejected', trouble: 'too-many-requests', status: 429 }, 'UpstreamUnavailable'],
  ['Q', { failedAs: 'ambiguous', trouble: 'connection-lost' }, 'UpstreamUnavailable'],
  ['MI', { failedAs: 'ambiguous', trouble: 'timed-out' }, 'UpstreamUnavailable'],
  ['MN', { failedAs: 'ambiguous', trouble: 'connection-lost' }, 'UnknownOutcome'],
  ['MN', { failedAs: 'ambiguous', trouble: 'server-error', status: 502 }, 'UnknownOutcome'],
  ['MN', { failedAs: 'definite', trouble: 'too-large' }, 'UnknownOutcome'],
  ['Q', { failedAs: 'definite', trouble: 'too-large' }, 'UpstreamAnswerInvalid'],
  ['Q', { failedAs: 'ambiguous', trouble: 'not-json' }, 'UpstreamAnswerInvalid'],
  ['MI', { failedAs: 'ambiguous', trouble: 'wrong-shape' }, 'UpstreamAnswerInvalid'],
  ['Q', { failedAs: 'ambiguous', trouble: 'wrong-length' }, 'UpstreamAnswerInvalid'],
  ['MN', { failedAs: 'definite', trouble: 'refused', status: 404 }, 'UpstreamRequestRefused'],
  ['Q', { failedAs: 'definite', trouble: 'refused', status: 404 }, 'UpstreamRequestRefused'],
  ['MN', { failedAs: 'definite', trouble: 'breaker-open' }, 'UpstreamUnavailable'],
])('%s that ended as %j is a failure of kind %s', (retryClass, lastTry, name) => {
  expect(failureOf({ name: 'FindCart', retryClass }, lastTry)).toMatchObject({ name, operation: 'FindCart' });
});
