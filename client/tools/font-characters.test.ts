import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { FONT_CHARACTERS } from './font-characters.ts';

const LOCALES = join(import.meta.dirname, '../src/locales');

const known = new Set(FONT_CHARACTERS);

it.each(['de', 'en'])('has every character of our own texts: %s', (language) => {
  const folder = join(LOCALES, language);
  const texts = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  expect([...new Set(texts)].filter((character) => character > ' ' && !known.has(character))).toEqual([]);
});

it('has the letters of German, French and English, and the signs of prices, dates and measures', () => {
  const wanted = 'ÄÖÜẞäöüßÀÂÇÈÉÊËàâæçèéêëîïôùûœÅØåøñóíáú0123456789€§%&+−–—×²³°µ½„“”‚‘’«»…·';
  expect([...wanted].filter((character) => !known.has(character))).toEqual([]);
});
