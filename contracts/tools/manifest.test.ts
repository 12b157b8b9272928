import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';

import { operationDocument, UnusableDocument } from '../check/read-operations.mjs';
import manifest from '../operations.manifest.json' with { type: 'json' };
import { manifestEntry } from './manifest.ts';
import { OPERATION_FACTS } from './operation-facts.ts';

const documentOf = (text: string) => {
  const [definition] = parse(text, { noLocation: true }).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError(text);
  return operationDocument(definition, new Map());
};

it('keeps the facts of existing operations, and no others', () => {
  expect(Object.keys(OPERATION_FACTS).sort()).toEqual(manifest.map(({ name }) => name).sort());
});

it('gives an operation the same hash whatever its formatting', () => {
  expect(documentOf('query a{b}').sha256).toBe(documentOf('query a {\n  # the b\n  b,\n}').sha256);
  expect(documentOf('query a{b}').sha256).not.toBe(documentOf('query a{c}').sha256);
});

it('treats a mutation as one that must not run twice until somebody says otherwise', () => {
  const mutation = documentOf('mutation a { b }');
  expect(manifestEntry(mutation, { states: [] })).toMatchObject({
    retryClass: 'MN',
    audience: 'session',
    batchable: false,
  });
  expect(manifestEntry(mutation, { setsValue: true, states: [] }).retryClass).toBe('MI');
});

it.each([
  ['that nobody has said anything of', 'query a { b }'],
  ['that subscribes', 'subscription a { b }'],
])('lists no operation %s', (_, text) => {
  const facts = text.startsWith('query') ? undefined : { states: [] };
  expect(() => manifestEntry(documentOf(text), facts)).toThrow(UnusableDocument);
});

it('lists no operation that spreads an unknown fragment', () => {
  expect(() => documentOf('query a { ...B }')).toThrow(UnusableDocument);
});
