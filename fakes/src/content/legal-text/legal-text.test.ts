import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { drawLegalText } from './draw-legal-text.ts';
import { legalText, legalTextFile, legalTextOf } from './legal-text.ts';

it.each([
  ['terms', 'de', 'Allgemeine Geschäftsbedingungen'],
  ['withdrawal', 'de', 'Widerrufsbelehrung'],
  ['withdrawal', 'ch', 'Rückgaberecht'],
  ['withdrawal', 'en', 'Right of withdrawal'],
] as const)('%s of %s is a document with the whole text of its page', (name, id, title) => {
  const text = legalTextOf(legalTextFile(name, { id }));
  expect(text).toEqual(legalText(name, STOREFRONTS[id]));
  expect(text).toMatchObject({ title, locale: STOREFRONTS[id].language });
  expect(new Set(text?.blocks.map(([tag]) => tag)).has('H2')).toBe(true);
  expect(text?.blocks.filter(([, words]) => words === '' || /[<>]|\s\s/u.test(words))).toEqual([]);
});

it('has the model form for a withdrawal', () => {
  const words = legalText('withdrawal', STOREFRONTS.de)?.blocks.map(([, text]) => text) ?? [];
  expect(words).toContain('Muster-Widerrufsformular');
  expect(words.join(' ')).toContain('binnen vierzehn Tagen ohne Angabe von Gründen');
});

it.each([
  'withdrawal.b2b-de.pdf',
  'terms.de.txt',
  'terms.fr.pdf',
  'privacy.de.pdf',
  'toString.de.pdf',
  'terms.pdf',
  '',
])('there is no document named %j', (file) => {
  expect(legalTextOf(file)).toBeUndefined();
});

it('is drawn as a tagged PDF, over as many pages as it needs', async () => {
  const text = legalText('withdrawal', STOREFRONTS.de);
  expect(text).toBeDefined();
  if (text === undefined) return;
  const { pages, language, isTagged } = await readPdf(await drawLegalText(text));
  expect([pages.length > 1, language]).toEqual([true, 'de-DE']);
  expect(isTagged).toMatchObject({ Marked: true });
  const drawn = pages.join('').replaceAll(/\s+/gu, '');
  for (const [, words] of text.blocks) expect(drawn).toContain(words.replaceAll(/\s+/gu, ''));
});
