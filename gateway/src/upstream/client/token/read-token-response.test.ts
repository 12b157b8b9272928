import { expect, it } from 'vitest';
import { readTokenResponse } from './read-token-response.ts';
import { jsonResponse, lostReply, refusedConnection } from '../testing/scripted-upstream.ts';

const reply = { access_token: 'token-1', token_type: 'Bearer', expires_in: 3_600 };

it('the response to a token request has the token and its lifetime in seconds', () => {
  expect(readTokenResponse(jsonResponse(reply))).toEqual({ value: 'token-1', lifetimeMs: 3_600_000 });
  expect(readTokenResponse(jsonResponse({ ...reply, expires_in: 0 }))).toEqual({ value: 'token-1', lifetimeMs: 0 });
});

it.each([199, 201, 302, 400, 503])('the response has no token with status %i, whatever its body', (status) => {
  expect(readTokenResponse(jsonResponse(reply, status))).toBeUndefined();
});

it.each([
  ['that never came', refusedConnection],
  ['that was lost', lostReply],
  ['that is no JSON', { came: 'response', status: 200, body: '<html>' } as const],
  ['that is null', jsonResponse(null)],
  ['that is a text', jsonResponse('token-1')],
  ['that is empty', jsonResponse({})],
  ['without a token', jsonResponse({ expires_in: 3_600 })],
  ['without a lifetime', jsonResponse({ access_token: 'token-1' })],
  ['whose token is empty', jsonResponse({ ...reply, access_token: '' })],
  ['whose token is a number', jsonResponse({ ...reply, access_token: 7 })],
  ['whose lifetime is a text', jsonResponse({ ...reply, expires_in: '3600' })],
  [
    'whose lifetime has no end',
    { came: 'response', status: 200, body: '{"access_token":"token-1","expires_in":1e999}' } as const,
  ],
])('a response %s has no token', (_what, response) => {
  expect(readTokenResponse(response)).toBeUndefined();
});
