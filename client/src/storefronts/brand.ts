import type { Storefront } from '@shop/domain/storefronts/storefront';

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

/** The brand of a storefront. A new storefront needs a file next to this one. */
export const brandOf = ({ store, language }: Pick<Storefront, 'store' | 'language'>): Brand => {
  if (store === 'b2b') return language === 'en-DE' ? b2bEn : b2bDe;
  if (language === 'en-DE') return en;
  return { de, at, ch }[store];
};
