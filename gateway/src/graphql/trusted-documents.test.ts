import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Timers } from '../timing/timers.ts';
import { readDocuments } from './read-documents.ts';
import { trustedDocuments } from './trusted-documents.ts';

const SCHEMA = buildSchema('type Query { page(url: String!): String cart: Int }');
const TEXTS = { page: 'query Page($url: String!) { page(url: $url) }', cart: '{ cart }', other: '{ wishlist }' };

const openDocuments = () => {
  const reported: string[] = [];
  return { reported, documents: trustedDocuments(SCHEMA, TEXTS, ({ message }) => reported.push(message)) };
};

/** Time passes only when somebody waits for it. */
const instantTimers = (): Timers & { run(): void } => {
  const waiting: (() => void)[] = [];
  return {
    now: () => 0,
    after: (_ms, call) => {
      waiting.push(call);
      return () => undefined;
    },
    run: () => {
      for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) call();
    },
  };
};

describe('the documents of the client', () => {
  it('are found by their hash, with what a cache must know of them', () => {
    const { documents } = openDocuments();
    expect(documents.find('page')).toMatchObject({
      id: 'page',
      operation: 'query',
      isPublic: true,
      variableNames: ['url'],
    });
    expect(documents.find('cart')).toMatchObject({ isPublic: false });
    expect(documents.find('cart')).toBe(documents.find('cart'));
  });

  it.each(['unknown', 'constructor', 7, undefined])('are not found by anything else: %j', (id) => {
    expect(openDocuments().documents.find(id)).toBeUndefined();
  });

  it('that do not match the schema are not found, and reported once', () => {
    const { documents, reported } = openDocuments();
    expect([documents.find('other'), documents.find('other')]).toEqual([undefined, undefined]);
    expect(reported).toEqual([expect.stringMatching(/^other: .*wishlist/u)]);
  });

  it('are all read some time after the start, one after another, so that another version is reported although nobody asks for it', () => {
    const { documents, reported } = openDocuments();
    const timers = instantTimers();
    readDocuments(documents, timers);
    expect(reported).toEqual([]);
    timers.run();
    expect(reported).toHaveLength(1);
  });
});
