import { expect, it } from 'vitest';
import { deadlineFailureOf, failureOf } from './failure-of.ts';
import type { FailedAttempt } from './failure-of.ts';
import type { RetryClass } from './operation.ts';

it.each<[RetryClass, FailedAttempt, string]>([
  ['Q', { failureMode: 'not-sent', problem: 'not-reached' }, 'UpstreamUnavailable'],
  ['MN', { failureMode: 'not-sent', problem: 'not-reached' }, 'UpstreamUnavailable'],
  ['MN', { failureMode: 'rejected', problem: 'too-many-requests', status: 429 }, 'UpstreamBusy'],
  ['MN', { failureMode: 'not-sent', problem: 'queue-full' }, 'UpstreamBusy'],
  ['Q', { failureMode: 'not-sent', problem: 'not-started' }, 'UpstreamBusy'],
  ['MI', { failureMode: 'not-sent', problem: 'queue-full', mayHaveRun: true }, 'UpstreamUnavailable'],
  [
    'MI',
    { failureMode: 'rejected', problem: 'too-many-requests', status: 429, mayHaveRun: true },
    'UpstreamUnavailable',
  ],
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

it.each<[RetryClass, Parameters<typeof deadlineFailureOf>[1], string]>([
  ['MN', { isSent: true, isQueued: false, mayHaveRun: false }, 'UnknownOutcome'],
  ['MI', { isSent: true, isQueued: false, mayHaveRun: false }, 'UpstreamUnavailable'],
  ['Q', { isSent: true, isQueued: false, mayHaveRun: false }, 'UpstreamUnavailable'],
  ['MN', { isSent: false, isQueued: true, mayHaveRun: false }, 'UpstreamBusy'],
  ['Q', { isSent: false, isQueued: true, mayHaveRun: false }, 'UpstreamBusy'],
  ['MI', { isSent: false, isQueued: true, mayHaveRun: true }, 'UpstreamUnavailable'],
  ['MN', { isSent: false, isQueued: false, mayHaveRun: false }, 'UpstreamUnavailable'],
])('%s that met its deadline as %j is a failure of kind %s', (retryClass, inFlight, name) => {
  expect(deadlineFailureOf({ name: 'FindCart', retryClass }, inFlight)).toMatchObject({ name, operation: 'FindCart' });
});
