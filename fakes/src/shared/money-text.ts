import { MINOR_PER_MAJOR, type Money } from '@shop/domain/shared/money';
import { type Language, LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, currency: string): Intl.NumberFormat => {
  const key = `${language} ${currency}`;
  const known =
    formats.get(key) ?? new Intl.NumberFormat(LANGUAGE_RULES[language].formatLocale, { style: 'currency', currency });
  formats.set(key, known);
  return known;
};

/** An amount with its currency, as the language writes it. */
export const moneyText = ({ minor, currency }: Money, language: Language): string =>
  formatOf(language, currency).format(minor / MINOR_PER_MAJOR);

/** What is taken off, as the shop's pages write it: with a minus sign before the currency. */
export const deductionText = (amount: Money, language: Language): string => `−${moneyText(amount, language)}`;

/** An amount in minor units as running text names it: whole amounts without decimals. */
export const amountText = (minor: number, { language, currency }: Pick<Storefront, 'language' | 'currency'>): string =>
  new Intl.NumberFormat(LANGUAGE_RULES[language].formatLocale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / MINOR_PER_MAJOR);
