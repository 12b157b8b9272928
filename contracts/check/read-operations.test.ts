import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { readOperations, sha256Of, UnusableDocument } from './read-operations.mjs';

const ASK = 'query Ask {\n  # what is asked\n  moon { ...Far }\n}\n';
const FAR = 'fragment Far on Moon { away ...Near }';
const NEAR = 'fragment Near on Moon { bright }';

const read = (operations: Readonly<Record<string, string>>, fragments: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'operations-'));
  mkdirSync(path.join(folder, 'fragments'));
  for (const [name, text] of Object.entries(operations)) writeFileSync(path.join(folder, name), text);
  for (const [name, text] of Object.entries(fragments)) writeFileSync(path.join(folder, 'fragments', name), text);
  return readOperations(folder);
};

it('reads each operation with the fragments that it needs, each once and sorted by name, without descriptions', () => {
  const text = 'query Ask{moon{...Far}}fragment Far on Moon{away ...Near}fragment Near on Moon{bright}';
  const [ask, ...more] = read(
    { 'Ask.graphql': ASK },
    { 'moon.graphql': `${NEAR} ${FAR} fragment Other on Moon { dark }` },
  );
  expect([ask?.name, ask?.text, ask?.sha256, more]).toEqual(['Ask', text, sha256Of(text), []]);
});

it('reads a repeated fragment once, and one that spreads itself', () => {
  const [ask] = read(
    { 'Ask.graphql': 'query Ask { moon { ...Near ...Far ...Near } }' },
    { 'moon.graphql': `${FAR} fragment Near on Moon { bright companion { ...Near } }` },
  );
  expect(
    ask?.document.definitions.map((definition) => ('name' in definition ? definition.name?.value : undefined)),
  ).toEqual(['Ask', 'Far', 'Near']);
});

it('reads operations by name, and no other files', () => {
  const operations = read({
    'Third.graphql': 'query Third { c }',
    'First.graphql': 'query First { a }',
    'Second.graphql': 'mutation Second { b }',
    'README.md': 'Words.',
  });
  expect(operations.map(({ name, text }) => [name, text])).toEqual([
    ['First', 'query First{a}'],
    ['Second', 'mutation Second{b}'],
    ['Third', 'query Third{c}'],
  ]);
});

it('returns the same for every formatting of a document', () => {
  const [one] = read({ 'Ask.graphql': 'query Ask { moon(of: 1), sun }' });
  const [other] = read({ 'Ask.graphql': 'query Ask{\n  moon(of:1)\n  sun\n}' });
  expect(one?.sha256).toMatch(/^[\da-f]{64}$/u);
  expect(one?.sha256).toBe(other?.sha256);
});

it('does not mistake an operation in a folder of fragments for one of its own', () => {
  const [ask] = read(
    { 'Ask.graphql': 'query Ask { moon { ...Near } }' },
    { 'moon.graphql': `query Near { moon } ${NEAR}` },
  );
  expect(ask?.text).toBe('query Ask{moon{...Near}}fragment Near on Moon{bright}');
});

it.each([
  ['two operations', { 'Ask.graphql': 'query Ask { a } query Tell { b }' }, 'Ask.graphql'],
  ['a fragment only', { 'Near.graphql': NEAR }, 'Near.graphql'],
  ['another name', { 'Tell.graphql': 'query Ask { a }' }, 'Tell.graphql'],
  ['no name', { 'Ask.graphql': '{ a }' }, 'Ask.graphql'],
  ['a fragment that is nowhere', { 'Ask.graphql': 'query Ask { ...Gone }' }, 'Ask spreads the unknown fragment Gone'],
])('refuses a file with %s, and names it', (_what, operations, named) => {
  expect(() => read(operations)).toThrow(UnusableDocument);
  expect(() => read(operations)).toThrow(named);
});

it('calculates the sha256 of a text like other implementations', () => {
  expect(sha256Of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
