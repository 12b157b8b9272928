import type { Storefront, StorefrontId } from '@shop/domain/storefronts/storefront';

import { at } from './at.ts';
import { b2bDe } from './b2b-de.ts';
import { b2bEn } from './b2b-en.ts';
import { ch } from './ch.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The brand of a storefront: name and look. */
export interface Brand {
  readonly name: string;
  /** The logo's text: the name, and a branch in lighter letters. */
  readonly logo: { readonly house: string; readonly branch?: string };
  readonly theme: 'consumer' | 'business';
  /** The browser's theme colour. */
  readonly themeColor: string;
  /** The page's `lang`. */
  readonly htmlLanguage: string;
}

/** A new storefront needs a file next to this one. */
const BRANDS: Readonly<Record<StorefrontId, Brand>> = { de, at, ch, en, 'b2b-de': b2bDe, 'b2b-en': b2bEn };

export const brandOf = ({ id }: Pick<Storefront, 'id'>): Brand => BRANDS[id];
