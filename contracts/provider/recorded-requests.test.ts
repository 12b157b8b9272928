import { describe, expect, it } from 'vitest';

import { requestsByInteraction, explained } from './recorded-requests.mjs';
import type { RecordedRequest } from './forward-requests.mjs';

const state = (name: string, said: Partial<RecordedRequest> = {}): RecordedRequest => ({
  kind: 'state',
  url: 'http://shop.test/states',
  state: name,
  action: 'setup',
  status: 200,
  body: '{}',
  ...said,
});
const tearDown = (name: string): RecordedRequest => state(name, { action: 'teardown' });
const request = (body: unknown, said: Partial<RecordedRequest> = {}): RecordedRequest => ({
  kind: 'request',
  url: 'http://shop.test/graphql',
  status: 200,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...said,
});

describe('the requests of an interaction', () => {
  it('are its states, its request and its teardown, also after one whose states failed', () => {
    const recorded = [
      state('s1', { status: 500 }),
      state('s2'),
      state('s1'),
      request('b'),
      tearDown('s1'),
      state('s1'),
      state('s2'),
      request('c'),
      tearDown('s2'),
      tearDown('s1'),
    ];
    const of = requestsByInteraction(
      [
        { description: 'a', states: 2 },
        { description: 'b', states: 1 },
        { description: 'c', states: 2 },
      ],
      recorded,
    );
    expect([...of].map(([description, theirs]) => [description, theirs.length])).toEqual([
      ['a', 2],
      ['b', 3],
      ['c', 5],
    ]);
    expect(of.get('b')?.[1]?.body).toBe('b');
  });
});

describe('the reasons of a failure', () => {
  const REASONS = ['expected 200 but was 400'];

  it.each([
    [
      'errors of GraphQL',
      request({ errors: [{ message: 'Cannot query field "x".' }, { message: 'Cannot query field "y".' }] }),
      ['the provider says: Cannot query field "x".', 'the provider says: Cannot query field "y".'],
    ],
    [
      'errors in a batch, each once',
      request([{ data: {} }, { errors: [{ message: 'No.' }] }, { errors: [{ message: 'No.' }] }]),
      ['the provider says: No.'],
    ],
    [
      'the text of another status',
      request('<h1>Not   Found</h1>', { status: 404 }),
      ['the provider says: <h1>Not Found</h1>'],
    ],
    [
      'the message of another status',
      request({ message: 'Slow down.' }, { status: 429 }),
      ['the provider says: Slow down.'],
    ],
    ['a status without a text', request('', { status: 502 }), ['the provider says: status 502, without a text']],
    ['nothing', request({ data: {} }), []],
  ])('contain what the provider says: %s', (_what, request, said) => {
    expect(explained(REASONS, [state('s'), request, tearDown('s')])).toEqual([...REASONS, ...said]);
  });

  it('are that there was no response, and nothing that Pact made of it', () => {
    expect(explained(REASONS, [state('s'), request('', { because: 'no response within 10 seconds' })])).toEqual([
      'no response within 10 seconds',
    ]);
  });

  it('are that a state was not set up, which one, and what its URL said', () => {
    expect(
      explained(
        ['One or more of the setup state change handlers has failed'],
        [
          state('a cart exists'),
          state('guest session', { status: 404, body: '{"message":"There is no such state."}' }),
        ],
      ),
    ).toEqual(['the state "guest session" was not set up: status 404: There is no such state.']);
    expect(explained(REASONS, [state('a cart exists', { body: '[]' })])).toEqual([
      'the state "a cart exists" was not set up: status 200, but no JSON object: []',
    ]);
  });

  it('never fill the screen', () => {
    const [, said = ''] = explained(REASONS, [request('x'.repeat(10_000), { status: 500 })]);
    expect(said.length).toBeLessThan(400);
  });
});
