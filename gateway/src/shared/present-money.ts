import { LRUCache } from 'lru-cache';
import type { Currency, Money } from '@shop/domain/shared/money';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import type { Language } from '@shop/domain/storefronts/language';
import type { MoneyType } from './money.types.ts';

const MINOR_UNITS = 100;
/** Prices repeat: formatting one again costs more than the rest of presenting it. */
const MAX_CACHED_TEXTS = 5_000;

const writerFor = (language: Language, currency: Currency): ((minor: number) => string) => {
  const format = new Intl.NumberFormat(LANGUAGE_RULES[language].formatLocale, { style: 'currency', currency });
  const cache = new LRUCache<number, string>({ max: MAX_CACHED_TEXTS });
  return (minor) => {
    const known = cache.get(minor);
    if (known !== undefined) return known;
    const text = format.format(minor / MINOR_UNITS);
    cache.set(minor, text);
    return text;
  };
};

const writers = new Map<string, (minor: number) => string>();

const writerOf = (language: Language, currency: Currency): ((minor: number) => string) => {
  const key = `${language} ${currency}`;
  const writer = writers.get(key) ?? writerFor(language, currency);
  writers.set(key, writer);
  return writer;
};

/** Presents an amount in the format of the shopper's storefront. */
export const presentMoney = ({ minor, currency }: Money, language: Language): MoneyType => ({
  amount: minor,
  currency,
  text: writerOf(language, currency)(minor),
});

export const presentMoneyIfAny = (amount: Money | undefined, language: Language): MoneyType | undefined => (amount === undefined ? undefined : presentMoney(amount, language));
