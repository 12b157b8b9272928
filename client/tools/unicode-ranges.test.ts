import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { charactersIn, rangesIn } from './unicode-ranges.ts';

const SOURCES = join(import.meta.dirname, '../src');

const ranges = [...rangesIn(readFileSync(join(SOURCES, 'ui/fonts.css'), 'utf8'))];
const known = new Set(charactersIn(ranges[0]?.[1] ?? ''));

it('reads single characters and ranges', () => {
  expect(charactersIn('U+41-43, U+E4')).toBe('ABCä');
});

it('gives both fonts the same characters: a headline must not change its font within a word', () => {
  expect(ranges.map(([file]) => file)).toEqual(['generated/figtree.woff2', 'generated/bricolage-grotesque.woff2']);
  expect(new Set(ranges.map(([, range]) => range)).size).toBe(1);
});

it.each(['de', 'en'])('has every character of our own texts: %s', (language) => {
  const folder = join(SOURCES, 'locales', language);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  expect([...new Set(texts)].filter((character) => character > ' ' && !known.has(character))).toEqual([]);
});

it('has the letters of German, French and English, and the signs of prices, dates and measures', () => {
  const wanted = 'ÄÖÜẞäöüßÀÂÇÈÉÊËàâæçèéêëîïôùûœÅØåøñóíáú0123456789€§%&+−–—×²³°µ½„“”‚‘’«»…·';
  expect([...wanted].filter((character) => !known.has(character))).toEqual([]);
});
