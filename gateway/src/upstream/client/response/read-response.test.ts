import { describe, expect, it } from 'vitest';
import { requestEndOf, readResponse } from './read-response.ts';
import type { HttpResult } from '../transport/transport.ts';

const httpResponse = (status: number, body: unknown, retryAfterMs?: number): HttpResult => ({
  came: 'response',
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});
const nothing = (isSent: boolean, problem: Extract<HttpResult, { came: 'nothing' }>['problem']): HttpResult => ({
  came: 'nothing',
  isSent,
  problem,
});
const failed = (failureMode: string, problem: string, more: object = {}) => ({
  is: 'failed',
  failureMode,
  problem,
  ...more,
});
const replied = (data: unknown, errors: readonly unknown[] = []) => ({ is: 'replied', body: { data, errors } });

const ERROR = { message: 'no' };
const DATA = { data: { name: 'cart' } };

describe('a reply to one operation', () => {
  it.each<[string, HttpResult, object]>([
    ['data', httpResponse(200, DATA), replied({ name: 'cart' })],
    ['data with errors', httpResponse(200, { ...DATA, errors: [ERROR] }), replied({ name: 'cart' }, [ERROR])],
    ['errors alone', httpResponse(200, { errors: [ERROR] }), replied(null, [ERROR])],
    ['errors and no data', httpResponse(400, { data: null, errors: [ERROR] }), replied(null, [ERROR])],
    ['a server error with a GraphQL body', httpResponse(503, DATA), replied({ name: 'cart' })],
    ['neither data nor errors', httpResponse(200, {}), failed('ambiguous', 'wrong-shape')],
    [
      'no data, and no error that says why',
      httpResponse(200, { data: null, errors: [] }),
      failed('ambiguous', 'wrong-shape'),
    ],
    ['data that are a list', httpResponse(200, { data: [] }), failed('ambiguous', 'wrong-shape')],
    ['data that are a text', httpResponse(200, { data: 'cart' }), failed('ambiguous', 'wrong-shape')],
    ['errors that are no list', httpResponse(200, { ...DATA, errors: ERROR }), failed('ambiguous', 'wrong-shape')],
    ['a list', httpResponse(200, [DATA]), failed('ambiguous', 'wrong-shape')],
    ['null', httpResponse(200, 'null'), failed('ambiguous', 'wrong-shape')],
    ['a text', httpResponse(200, '"cart"'), failed('ambiguous', 'wrong-shape')],
    ['no JSON', httpResponse(200, '<html>'), failed('ambiguous', 'not-json')],
    ['nothing at all', httpResponse(204, ''), failed('ambiguous', 'not-json')],
  ])('is read: %s', (_what, reply, result) => {
    expect(readResponse(reply, 1)).toEqual([result]);
  });

  it.each<[number, number | undefined, object]>([
    [299, undefined, failed('ambiguous', 'not-json')],
    [300, undefined, failed('definite', 'refused', { status: 300 })],
    [400, undefined, failed('definite', 'refused', { status: 400 })],
    [401, undefined, failed('rejected', 'token-refused', { status: 401 })],
    [403, undefined, failed('definite', 'refused', { status: 403 })],
    [429, 1_000, failed('rejected', 'too-many-requests', { status: 429, retryAfterMs: 1_000 })],
    [429, 0, failed('rejected', 'too-many-requests', { status: 429, retryAfterMs: 0 })],
    [429, undefined, failed('definite', 'refused', { status: 429 })],
    [428, 1_000, failed('definite', 'refused', { status: 428 })],
    [499, undefined, failed('definite', 'refused', { status: 499 })],
    [500, undefined, failed('ambiguous', 'server-error', { status: 500 })],
    [503, 2_000, failed('ambiguous', 'server-error', { status: 503, retryAfterMs: 2_000 })],
  ])('is read by its status %i (Retry-After %o) when its body is not GraphQL', (status, retryAfterMs, result) => {
    expect(readResponse(httpResponse(status, '<html>', retryAfterMs), 1)).toEqual([result]);
  });

  it.each<[boolean, Extract<HttpResult, { came: 'nothing' }>['problem'], string]>([
    [false, 'not-reached', 'not-sent'],
    [false, 'cancelled', 'not-sent'],
    [true, 'connection-lost', 'ambiguous'],
    [true, 'timed-out', 'ambiguous'],
    [true, 'too-large', 'definite'],
  ])('that never came: sent is %o, %s, so its failure mode is %s', (isSent, problem, failureMode) => {
    expect(readResponse(nothing(isSent, problem), 1)).toEqual([failed(failureMode, problem)]);
  });
});

describe('a reply to a batch', () => {
  it('is read entry by entry', () => {
    expect(readResponse(httpResponse(200, [DATA, {}]), 2)).toEqual([
      replied({ name: 'cart' }),
      failed('ambiguous', 'wrong-shape'),
    ]);
  });

  it('of another length says nothing about any entry', () => {
    expect(readResponse(httpResponse(200, [DATA]), 2)).toEqual([
      failed('ambiguous', 'wrong-length'),
      failed('ambiguous', 'wrong-length'),
    ]);
    expect(readResponse(httpResponse(200, [DATA, DATA, DATA]), 2)).toEqual([
      failed('ambiguous', 'wrong-length'),
      failed('ambiguous', 'wrong-length'),
    ]);
  });

  it('may be one refusal for all entries, but never one success for all', () => {
    expect(readResponse(httpResponse(200, { errors: [ERROR] }), 2)).toEqual([
      replied(null, [ERROR]),
      replied(null, [ERROR]),
    ]);
    expect(readResponse(httpResponse(200, DATA), 2)).toEqual([
      failed('ambiguous', 'wrong-shape'),
      failed('ambiguous', 'wrong-shape'),
    ]);
  });

  it('without GraphQL is read by its status, for every entry', () => {
    const failure = failed('ambiguous', 'server-error', { status: 502 });
    expect(readResponse(httpResponse(502, '<html>'), 2)).toEqual([failure, failure]);
    expect(readResponse(httpResponse(502, [{}, {}]), 2)).toEqual([failure, failure]);
    expect(readResponse(httpResponse(502, [{}, DATA]), 2)).toEqual([
      failed('ambiguous', 'wrong-shape'),
      replied({ name: 'cart' }),
    ]);
  });

  it('that never came failed for every entry', () => {
    expect(readResponse(nothing(true, 'connection-lost'), 3)).toEqual(
      Array.from({ length: 3 }, () => failed('ambiguous', 'connection-lost')),
    );
  });
});

describe('for the circuit breaker', () => {
  it.each<[string, HttpResult, string]>([
    ['a response', httpResponse(200, DATA), 'succeeded'],
    ['a refusal', httpResponse(499, '<html>'), 'succeeded'],
    ['a server error', httpResponse(500, '<html>'), 'failed'],
    ['a server error with a GraphQL body', httpResponse(500, { errors: [ERROR] }), 'succeeded'],
    ['a reply that is too large', nothing(true, 'too-large'), 'succeeded'],
    ['a cancelled request', nothing(true, 'cancelled'), 'cancelled'],
    ['no connection', nothing(false, 'not-reached'), 'failed'],
    ['a timeout', nothing(true, 'timed-out'), 'failed'],
  ])('counts %s', (_what, reply, end) => {
    expect(requestEndOf(reply, readResponse(reply, 1))).toBe(end);
  });

  it('a server error counts as GraphQL when any entry of the batch is GraphQL', () => {
    const reply = httpResponse(500, [DATA, {}]);
    expect(requestEndOf(reply, readResponse(reply, 2))).toBe('succeeded');
  });
});
