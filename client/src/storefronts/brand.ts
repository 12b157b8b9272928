import type { Storefront } from '@shop/domain/storefronts/storefront';

import { at } from './at.ts';
import { b2bDe } from './b2b-de.ts';
import { b2bEn } from './b2b-en.ts';
import { ch } from './ch.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** How one storefront looks and names itself. */
export interface Brand {
  readonly name: string;
  /** The words of the logo: the house, and its branch in lighter letters. */
  readonly logo: { readonly house: string; readonly branch?: string };
  readonly theme: 'consumer' | 'business';
  /** Colour of the browser's own frame. */
  readonly themeColor: string;
  /** Language of the page, as `lang` takes it. */
  readonly htmlLanguage: string;
}

/** The brand of a storefront; a new storefront is a new file beside this one. */
export const brandOf = ({ store, language }: Pick<Storefront, 'store' | 'language'>): Brand => {
  if (store === 'b2b') return language === 'en-DE' ? b2bEn : b2bDe;
  if (language === 'en-DE') return en;
  return { de, at, ch }[store];
};
