import type { Storefront } from '@shop/domain/storefronts/storefront';

import { createTexts, type TextFile, type Texts } from './i18n.ts';

const files = import.meta.glob<TextFile>('../locales/*/*.json', { import: 'default', eager: true });

const known = new Map<string, Texts>();

/** The texts of a storefront. All its pages share them, as they never change. */
export const serverTexts = (storefront: Storefront): Texts => {
  const name = `${storefront.store} ${storefront.language}`;
  const texts = known.get(name) ?? createTexts(storefront, async (language, area) => files[`../locales/${language}/${area}.json`] ?? {});
  known.set(name, texts);
  return texts;
};
