import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normaliseCode, normaliseLines, normaliseText, optionalText } from './normalise-text.ts';

/** What mail programs, chats, word processors and address books put into copied text, by name. */
const INVISIBLE = {
  'a zero-width space': '\u200B',
  'a zero-width non-joiner': '\u200C',
  'a zero-width joiner': '\u200D',
  'a left-to-right mark': '\u200E',
  'an embedding of a direction': '\u202A',
  'an isolate of a direction': '\u2068',
  'a word joiner': '\u2060',
  'a byte order mark': '\uFEFF',
  'a soft hyphen': '\u00AD',
  'a variation selector': '\uFE0F',
  'a control character': '\u0007',
};

describe.each(Object.entries(INVISIBLE))('text with %s', (_, mark) => {
  it.each([`${mark}Kern`, `Kern${mark}`, `Ke${mark}rn`, `${mark}${mark}Kern`])(
    'is the same text without it',
    (text) => {
      expect([normaliseText(text), normaliseLines(text)]).toEqual(['Kern', 'Kern']);
    },
  );
});

it.each(['\u0020', '\u00A0', '\u2009', '\u202F', '\u3000', '\t', '   ', ' \u00A0 '])(
  'a line has single ordinary spaces in place of %j',
  (space) => {
    expect(normaliseText(`${space}Am${space}Markt${space}`)).toBe('Am Markt');
  },
);

it.each(['\r\n', '\r', '\n', '\u2028', '\u2029', '\u0085'])(
  'a line end %j is a space in a line and one kind of line end in text',
  (end) => {
    expect([normaliseText(`Am${end}Markt`), normaliseLines(`Am${end}Markt`)]).toEqual(['Am Markt', 'Am\nMarkt']);
  },
);

it('keeps empty lines and indentation of text', () => {
  expect(normaliseLines(' Erstens:\n\n  Hefte \n')).toBe('Erstens:\n\n  Hefte');
});

it('writes umlauts as single characters', () => {
  expect(normaliseText('Mu\u0308ller')).toBe('M\u00FCller');
});

it('keeps emoji that are made of several', () => {
  expect(normaliseLines('Danke 👩‍🏫❤️👍🏽')).toBe('Danke 👩‍🏫❤️👍🏽');
});

it('is optional where nothing visible was typed', () => {
  expect([optionalText(undefined), optionalText(' \u200B\n'), optionalText(' x ')]).toEqual([
    undefined,
    undefined,
    'x',
  ]);
});

it.each(['SCHULE10', 'schule 10', ' Schule-10 ', 'SCHULE\u00A010\u200B', 'SCHULE–10', 'SCHULE−10', 'ＳＣＨＵＬＥ１０'])(
  'reads the code %j',
  (typed) => {
    expect(normaliseCode(typed)).toBe('SCHULE10');
  },
);

it('changes nothing in what it has normalised', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
      expect(normaliseLines(normaliseLines(text))).toBe(normaliseLines(text));
    }),
  );
});
