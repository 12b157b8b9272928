import type { Storefront } from '../storefronts/storefront.ts';
import type { Item } from './product.ts';

/** Keys of the texts on delivery (PDP-07), by store and language. */
const KEYS: Readonly<Partial<Record<Storefront['id'], string>>> = {
  at: 'bat_de',
  ch: 'bch_ch',
  'b2b-de': 'b2b_de',
  'b2b-en': 'b2b_en',
};

export const DEFAULT_MATRIX_CODE_KEY = 'bde_de';

export const MATRIX_CODE_KEYS: readonly string[] = [DEFAULT_MATRIX_CODE_KEY, ...Object.values(KEYS)];

export const matrixCodeKeyOf = ({ id }: Pick<Storefront, 'id'>): string => KEYS[id] ?? DEFAULT_MATRIX_CODE_KEY;

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
