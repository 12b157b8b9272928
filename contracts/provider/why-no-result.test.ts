import { expect, it } from 'vitest';

import type { RecordedRequest } from './forward-requests.mjs';
import { whyNoResult } from './why-no-result.mjs';

const STATES = 'http://shop.test/states';
const GRAPHQL = 'http://shop.test/graphql';
const FAILED = [{ description: 'a', reasons: ['no'] }];

const setUp = (said: Partial<RecordedRequest>): RecordedRequest => ({
  kind: 'state',
  url: STATES,
  state: 'a cart exists',
  action: 'setup',
  body: '',
  ...said,
});
const request = (said: Partial<RecordedRequest>): RecordedRequest => ({
  kind: 'request',
  url: GRAPHQL,
  body: '',
  ...said,
});
const READY = setUp({ status: 200, body: '{}' });

it.each<[string, readonly RecordedRequest[], string]>([
  [
    'the provider is down',
    [READY, request({ silence: 'not-reached', because: 'no connection (ECONNREFUSED)' })],
    `${GRAPHQL} was not reached: no connection (ECONNREFUSED). Is it running, and is --url correct?`,
  ],
  [
    'the provider hangs',
    [READY, request({ silence: 'timed-out', because: 'no response within 10 seconds' })],
    `${GRAPHQL} takes connections, but gives no response within 10 seconds. --timeout sets`,
  ],
  [
    'the URL for states is down',
    [setUp({ silence: 'not-reached', because: 'no connection (ENOTFOUND)' })],
    `${STATES} was not reached: no connection (ENOTFOUND). Is it running, and is --states-url correct?`,
  ],
  [
    'the URL for states hangs',
    [setUp({ silence: 'timed-out', because: 'no response within 10 seconds' })],
    `${STATES} takes connections, but gives no response`,
  ],
  [
    'no state is known',
    [setUp({ status: 404, body: '{"message":"There is no state."}' })],
    `No state could be set up at ${STATES}: status 404: There is no state.`,
  ],
  ['states are no JSON', [setUp({ status: 200, body: '<html>' })], 'status 200, but no JSON object: <html>'],
])('has no result if %s, and says so', (_what, recorded, because) => {
  expect(whyNoResult(FAILED, recorded)).toContain(because);
});

it('has no result if the contract has no such part', () => {
  expect(whyNoResult([], [])).toContain('--only');
});

it('has a result if there was any reply', () => {
  const hangs = request({ silence: 'timed-out', because: 'no response' });
  for (const recorded of [
    [READY, request({ status: 400 })],
    [READY, hangs, READY, request({ status: 200 })],
    [setUp({ status: 500 }), READY, request({ status: 404 })],
  ]) {
    expect(whyNoResult(FAILED, recorded)).toBeUndefined();
  }
});
