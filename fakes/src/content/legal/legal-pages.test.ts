import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import type { Section } from '../static-page.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

const textIn = (language: 'de' | 'en', sections: readonly Section[]): string =>
  sections.map(({ html }) => html[language]).join('\n');

it.each([
  ['de', 'Vertragssprachen sind Deutsch und Englisch.', 'Contracts are made in German or English.'],
  ['en', 'Vertragssprachen sind Deutsch und Englisch.', 'Contracts are made in German or English.'],
  ['b2b-de', 'Vertragssprachen sind Deutsch und Englisch.', 'Contracts are made in German or English.'],
  ['at', 'Vertragssprache ist Deutsch.', 'Contracts are made in German.'],
  ['ch', 'Vertragssprache ist Deutsch.', 'Contracts are made in German.'],
] as const)('the terms of %s name the languages in which its shop sells', (id, german, english) => {
  const sections = terms.sections(STOREFRONTS[id]);
  expect(textIn('de', sections)).toContain(german);
  expect(textIn('en', sections)).toContain(english);
});

it.each([
  ['de', 'Versand: DHL, DPD oder GLS, bei Möbeln', 'Delivery: DHL, DPD or GLS, for furniture'],
  ['b2b-en', 'Versand: DHL, DPD oder GLS, bei Möbeln', 'Delivery: DHL, DPD or GLS, for furniture'],
  ['at', 'Versand: DPD oder GLS, bei Möbeln', 'Delivery: DPD or GLS, for furniture'],
  ['ch', 'Versand: die Schweizerische Post, bei Möbeln', 'Delivery: Swiss Post, for furniture'],
] as const)('the privacy page of %s names its carriers', (id, german, english) => {
  const sections = privacy.sections(STOREFRONTS[id]);
  expect(textIn('de', sections)).toContain(german);
  expect(textIn('en', sections)).toContain(english);
});

it('the privacy page says what is kept of a subscription to the newsletter, and where it ends', () => {
  const sections = privacy.sections(STOREFRONTS.de);
  expect(textIn('de', sections)).toContain('Eine Adresse, die niemand bestätigt, löschen wir nach 30 Tagen.');
  expect(textIn('en', sections)).toContain('An address that nobody confirms is deleted after 30 days.');
  for (const language of ['de', 'en'] as const)
    expect(textIn(language, sections)).toContain('href="/service/newsletter/newsletter-abmelden/"');
});

it('the privacy page says what is kept of who waits for an article, and for how long', () => {
  const sections = privacy.sections(STOREFRONTS['b2b-de']);
  expect(textIn('de', sections)).toContain('löschen die Angaben damit, spätestens nach 180 Tagen');
  expect(textIn('en', sections)).toContain('delete these data with it, after 180 days at the latest');
});

it('the privacy page of consumers says how long an entry into a competition is kept', () => {
  const sections = privacy.sections(STOREFRONTS.de);
  expect(textIn('de', sections)).toContain('Wir löschen sie 30 Tage nach dem Ende des Gewinnspiels.');
  expect(textIn('en', sections)).toContain('We delete them 30 days after the end of the competition.');
  expect(textIn('de', privacy.sections(STOREFRONTS['b2b-de']))).not.toContain('Gewinnspiel');
});
