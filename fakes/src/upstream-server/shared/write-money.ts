import { MINOR_PER_MAJOR, type Money } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Money as UpstreamMoney } from '../generated/upstream-types.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Storefront['language'], currency: string): Intl.NumberFormat => {
  const key = `${language} ${currency}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(language === 'en-DE' ? 'en-GB' : language, { style: 'currency', currency });
  formats.set(key, known);
  return known;
};

/** An amount in major units; the upstream's own text of it is worded only where somebody asks for it. */
export const writeMoney = ({ minor, currency }: Money, { language }: Storefront): UpstreamMoney => ({
  amount: minor / MINOR_PER_MAJOR,
  currencyCode: currency,
  get stringValue() {
    return formatOf(language, currency).format(minor / MINOR_PER_MAJOR);
  },
});

export const writeMoneyIfAny = (money: Money | undefined, storefront: Storefront): UpstreamMoney | null => (money === undefined ? null : writeMoney(money, storefront));
