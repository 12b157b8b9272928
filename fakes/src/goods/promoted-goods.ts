import type { Currency } from '@shop/domain/shared/money';

/** "Take three, pay for two": pencils. The third, sixth … piece of the same article is free. */
export const THREE_FOR_TWO_CATEGORY = '1011';

/** A discount on all articles of one brand, from this value on. */
export const BRAND_DISCOUNT: {
  readonly brandId: string;
  readonly percent: number;
  readonly from: Readonly<Record<Currency, number>>;
} = {
  brandId: 'pausenhof',
  percent: 10,
  from: { EUR: 4000, CHF: 4500 },
};
