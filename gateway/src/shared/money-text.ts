import type { Currency, Money } from '@shop/domain/shared/money';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import type { Language } from '@shop/domain/storefronts/language';

const MINOR_UNITS = 100;
/** Prices repeat: formatting one again costs more than the rest of writing it. */
const MAX_CACHED_TEXTS = 5_000;

type Writer = (minor: number) => string;

const writerFor = (language: Language, currency: Currency): Writer => {
  const format = new Intl.NumberFormat(LANGUAGE_RULES[language].formatLocale, { style: 'currency', currency });
  const texts = new Map<number, string>();
  return (minor) => {
    const known = texts.get(minor);
    if (known !== undefined) return known;
    const text = format.format(minor / MINOR_UNITS);
    // Amounts that nobody asks for any more go with the others: to keep count of their use would cost each look-up as much again.
    if (texts.size >= MAX_CACHED_TEXTS) texts.clear();
    texts.set(minor, text);
    return text;
  };
};

const writers: Partial<Record<Language, Partial<Record<Currency, Writer>>>> = {};

const writerOf = (language: Language, currency: Currency): Writer =>
  ((writers[language] ??= {})[currency] ??= writerFor(language, currency));

/** An amount as the storefront writes it. */
export const moneyText = ({ minor, currency }: Money, language: Language): string =>
  writerOf(language, currency)(minor);
