import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import type { Texts } from '../goods/goods.ts';

/** A text with its placeholders filled; the values stand in it as they are. */
export type Say = (texts: Texts, values?: Readonly<Record<string, string>>) => string;

/** Says texts in the language of a storefront. */
export const sayIn =
  (storefront: Storefront): Say =>
  (texts, values = {}) =>
    localise(storefront, texts).replaceAll(/\{(\w+)\}/gu, (_placeholder, name: string) => values[name] ?? '');
