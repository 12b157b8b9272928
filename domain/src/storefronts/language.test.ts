import { describe, expect, it } from 'vitest';
import { LANGUAGE_RULES, spell } from './language.ts';

const AMOUNT = 1234.5;

/** Versions of the locale data differ in the space or apostrophe that groups digits. */
const withPlainGroups = (amount: string): string => amount.replaceAll(/[^\d.,]/gu, ' ');

describe('a language', () => {
  it.each([
    ['de-DE', 'de', '1.234,50', '1.12.2026', 'bis'],
    ['de-AT', 'de', '1 234,50', '1.12.2026', 'bis'],
    ['de-CH', 'de', '1 234.50', '1.12.2026', 'bis'],
    ['en-DE', 'en', '1,234.50', '01/12/2026', 'to'],
  ] as const)(
    '%s has texts in %s and writes %s, %s, and ranges with %s',
    (language, textLanguage, amount, date, word) => {
      const { textLanguage: written, formatLocale, until } = LANGUAGE_RULES[language];
      expect([written, until]).toEqual([textLanguage, word]);
      expect(withPlainGroups(new Intl.NumberFormat(formatLocale, { minimumFractionDigits: 2 }).format(AMOUNT))).toBe(
        amount,
      );
      expect(new Intl.DateTimeFormat(formatLocale, { timeZone: 'UTC' }).format(Date.UTC(2026, 11, 1))).toBe(date);
    },
  );

  it.each([
    ['de-DE', 'Größe, außen'],
    ['de-AT', 'Größe, außen'],
    ['de-CH', 'Grösse, aussen'],
    ['en-DE', 'Größe, außen'],
  ] as const)('%s spells Größe, außen as %s', (language, spelt) => {
    expect(spell('Größe, außen', language)).toBe(spelt);
  });

  it.each([
    ['de-DE', 'inkl. MwSt., die gesetzliche Mehrwertsteuer'],
    ['de-AT', 'inkl. USt., die gesetzliche Umsatzsteuer'],
    ['de-CH', 'inkl. MWST, die gesetzliche Mehrwertsteuer'],
  ] as const)('%s calls the tax what its law calls it: %s', (language, spelt) => {
    expect(spell('inkl. MwSt., die gesetzliche Mehrwertsteuer', language)).toBe(spelt);
  });
});
