import type { Storefront } from '@shop/domain/storefronts/storefront';

/** An amount in minor units as running text names it: whole amounts without decimals. */
export const amountText = (minor: number, { language, currency }: Pick<Storefront, 'language' | 'currency'>): string =>
  new Intl.NumberFormat(language === 'en-DE' ? 'en-GB' : language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(minor / 100);
