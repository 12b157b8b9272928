import type { Storefront, StorefrontId } from '../storefronts/storefront.ts';
import type { Item } from './product.ts';

export const DEFAULT_MATRIX_CODE_KEY = 'bde_de';

/** Keys of the texts on delivery (PDP-07), by store and language. The English shop for consumers has the German texts. */
const KEYS: Readonly<Record<StorefrontId, string>> = {
  de: DEFAULT_MATRIX_CODE_KEY,
  en: DEFAULT_MATRIX_CODE_KEY,
  at: 'bat_de',
  ch: 'bch_ch',
  'b2b-de': 'b2b_de',
  'b2b-en': 'b2b_en',
};

export const MATRIX_CODE_KEYS: readonly string[] = [...new Set(Object.values(KEYS))];

export const matrixCodeKeyOf = ({ id }: Pick<Storefront, 'id'>): string => KEYS[id];

/** What a storefront says about the delivery of an item; the German text if there is none of its own. */
export const deliveryTextOf = (
  { matrixCodeMessages }: Pick<Item, 'matrixCodeMessages'>,
  storefront: Pick<Storefront, 'id'>,
): string | undefined => {
  const textOf = (wanted: string): string | undefined =>
    matrixCodeMessages.find(({ key, text }) => key === wanted && text !== '')?.text;
  return textOf(matrixCodeKeyOf(storefront)) ?? textOf(DEFAULT_MATRIX_CODE_KEY);
};

/** The texts that are shown green (PDP-08). */
const IN_STOCK_TEXTS: readonly string[] = ['Auf Lager.', 'In stock.'];

export const isInStockText = (text: string): boolean => IN_STOCK_TEXTS.includes(text);
