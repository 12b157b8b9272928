import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { charactersIn, rangesIn } from './unicode-ranges.ts';

const SOURCES = join(import.meta.dirname, '../src');

const faces = [...rangesIn(readFileSync(join(SOURCES, 'ui/fonts.css'), 'utf8'))];
const ranges = faces.filter(([file]) => file.startsWith('generated/'));
const known = new Set(charactersIn(ranges[0]?.[1] ?? ''));

it('reads single characters and ranges', () => {
  expect(charactersIn('U+41-43, U+E4')).toBe('ABCä');
});

it('gives both fonts the same characters: a headline must not change its font within a word', () => {
  expect(ranges.map(([file]) => file)).toEqual(['generated/figtree.woff2', 'generated/bricolage-grotesque.woff2']);
  expect(new Set(ranges.map(([, range]) => range)).size).toBe(1);
});

it('leaves all other letters to the whole fonts, and none of its own: a browser that waits for a font would load both', () => {
  const others = faces.filter(([file]) => !file.startsWith('generated/')).map(([, range]) => charactersIn(range));
  expect(others).toHaveLength(2);
  for (const characters of others) {
    expect([...characters].filter((character) => known.has(character))).toEqual([]);
    expect(characters).toContain('ð');
  }
});

it.each(['de', 'en'])('has every character of our own texts, so that no page loads the whole font for them: %s', (language) => {
  const folder = join(SOURCES, 'locales', language);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  expect([...new Set(texts)].filter((character) => character > ' ' && !known.has(character))).toEqual([]);
});

it('has the letters of German, French and English, and the signs of prices, dates and measures', () => {
  const wanted = 'ÄÖÜẞäöüßÀÂÇÈÉÊËàâæçèéêëîïôùûœ0123456789€§%&+−–—×²³°µ„“”‚‘’«»…·';
  expect([...wanted].filter((character) => !known.has(character))).toEqual([]);
});
