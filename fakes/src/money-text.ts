import { MINOR_PER_MAJOR, type Money } from '@shop/domain/shared/money';
import type { Language } from '@shop/domain/storefronts/storefront';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, currency: string): Intl.NumberFormat => {
  const key = `${language} ${currency}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(language === 'en-DE' ? 'en-GB' : language, { style: 'currency', currency });
  formats.set(key, known);
  return known;
};

/** An amount with its currency, as the language writes it. */
export const moneyText = ({ minor, currency }: Money, language: Language): string => formatOf(language, currency).format(minor / MINOR_PER_MAJOR);
