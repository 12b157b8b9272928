import type { LoadTexts, TextFile } from './i18n.ts';

const files = import.meta.glob<TextFile>('../locales/*/*.json', { import: 'default' });

/** Each area of each language is a file of its own, fetched when a page needs it. */
export const loadBrowserTexts: LoadTexts = async (language, area) =>
  (await files[`../locales/${language}/${area}.json`]?.()) ?? {};
