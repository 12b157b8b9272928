import type { Storefront, StorefrontId } from '@shop/domain/storefronts/storefront';

import { createTexts, type TextFile, type Texts } from './i18n.ts';

const files = import.meta.glob<TextFile>('../locales/*/*.json', { import: 'default', eager: true });

const known = new Map<StorefrontId, Texts>();

/** The texts of a storefront, shared by all its pages because they never change. */
export const serverTexts = (storefront: Storefront): Texts => {
  const texts =
    known.get(storefront.id) ??
    createTexts(storefront, async (language, area) => files[`../locales/${language}/${area}.json`] ?? {});
  known.set(storefront.id, texts);
  return texts;
};
