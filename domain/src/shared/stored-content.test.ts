import { expect, it } from 'vitest';

import { optional, storedList, storedRecord, storedText, storedTexts, storedWord } from './stored-content.ts';

interface Note {
  readonly title: string;
  readonly lines: readonly string[];
  readonly kind: 'draft' | 'final';
  readonly author?: { readonly name: string };
}

const readNote = storedRecord<Note>({
  title: storedText,
  lines: storedList(storedText),
  kind: storedWord('draft', 'final'),
  author: optional(storedRecord({ name: storedText })),
});

const readCover = storedRecord<{ readonly subtitle?: string }>({ subtitle: optional(storedText) });

const NOTE = { title: 'Heft', lines: ['a', 'b'], kind: 'final', author: { name: 'Anna' } };
const { author: _author, ...ANONYMOUS } = NOTE;

it.each([
  ['has every field', NOTE, NOTE],
  ['lacks an optional field', ANONYMOUS, ANONYMOUS],
  ['has a further field, which is dropped', { ...NOTE, pages: 3 }, NOTE],
])('reads a record that %s', (_what, stored, expected) => {
  expect(readNote(stored)).toEqual(expected);
});

it.each([
  ['lacks a field', { title: 'Heft', lines: [] }],
  ['has a field of another kind', { ...NOTE, title: 7 }],
  ['has an entry of another kind in a list', { ...NOTE, lines: ['a', 7] }],
  ['has an object in place of a list', { ...NOTE, lines: {} }],
  ['has a word that is not on the list', { ...NOTE, kind: 'sent' }],
  ['has an optional field of another shape', { ...NOTE, author: {} }],
  ['is a list', []],
  ['is nothing', null],
  ['is a text', 'Heft'],
])('reads nothing from a record that %s', (_what, stored) => {
  expect(readNote(stored)).toBeUndefined();
});

it('reads a record that needs no field from an object only', () => {
  expect([{}, 'Heft', 7, true, null, undefined].map(readCover)).toEqual([
    {},
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  [
    { name: 'Anna', town: 'Bonn' },
    { name: 'Anna', town: 'Bonn' },
  ],
  [{ name: 'Anna', age: 7 }, undefined],
  [['Anna'], undefined],
  ['Anna', undefined],
  [7, undefined],
  [null, undefined],
])('reads texts by their names from %j: %j', (stored, expected) => {
  expect(storedTexts(stored)).toEqual(expected);
});
