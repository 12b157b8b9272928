import { expect, it } from 'vitest';
import { ifPresent, isList, isRecord, isRecordWith, isText } from './is-record.ts';

interface Note {
  readonly title: string;
  readonly lines: readonly string[];
  readonly author?: object;
}

const isNote = isRecordWith<Note>({ title: isText, lines: isList, author: ifPresent(isRecord) });

it.each([
  ['has every field', { title: 'Heft', lines: [] }, true],
  ['has a further field', { title: 'Heft', lines: [], author: {}, pages: 3 }, true],
  ['lacks a field', { title: 'Heft' }, false],
  ['has a field of another kind', { title: 7, lines: [] }, false],
  ['has a list in place of an object', { title: 'Heft', lines: [], author: [] }, false],
  ['is a list', [], false],
  ['is nothing', null, false],
])('recognises a value that %s, %o: %s', (_what, value, expected) => {
  expect(isNote(value)).toBe(expected);
});
