import { expect, it } from 'vitest';
import { readTokenResponse } from './read-token-response.ts';
import { answered, lostReply, refusedConnection } from '../testing/scripted-upstream.ts';

const reply = { access_token: 'token-1', token_type: 'Bearer', expires_in: 3_600 };

it('the response to a token request has the token and its lifetime in seconds', () => {
  expect(readTokenResponse(answered(reply))).toEqual({ value: 'token-1', lifetimeMs: 3_600_000 });
  expect(readTokenResponse(answered({ ...reply, expires_in: 0 }))).toEqual({ value: 'token-1', lifetimeMs: 0 });
});

it.each([199, 201, 302, 400, 503])('the response has no token with status %i, whatever its body', (status) => {
  expect(readTokenResponse(answered(reply, status))).toBeUndefined();
});

it.each([
  ['that never came', refusedConnection],
  ['that was lost', lostReply],
  ['that is no JSON', { came: 'response', status: 200, body: '<html>' } as const],
  ['that is null', answered(null)],
  ['that is a text', answered('token-1')],
  ['that is empty', answered({})],
  ['without a token', answered({ expires_in: 3_600 })],
  ['without a lifetime', answered({ access_token: 'token-1' })],
  ['whose token is empty', answered({ ...reply, access_token: '' })],
  ['whose token is a number', answered({ ...reply, access_token: 7 })],
  ['whose lifetime is a text', answered({ ...reply, expires_in: '3600' })],
  ['whose lifetime has no end', { came: 'response', status: 200, body: '{"access_token":"token-1","expires_in":1e999}' } as const],
])('a response %s has no token', (_what, answer) => {
  expect(readTokenResponse(answer)).toBeUndefined();
});
