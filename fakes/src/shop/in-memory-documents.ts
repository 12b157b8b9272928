import type { Documents } from '@shop/domain/documents/documents.port';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { COMPANY } from '../content/company.ts';
import { drawForm } from '../documents/draw-form.ts';
import { fillGaps } from '../shared/fill-gaps.ts';
import { writtenLanguage } from '../shared/written-language.ts';
import type { World } from '../worlds/world.ts';

const PAGE_NUMBER = { de: 'Seite {at} von {count}', en: 'Page {at} of {count}' } as const;

export const inMemoryDocuments = (world: World): Documents => ({
  draw: async ({ storefront: { language } }, form) =>
    drawForm(form, {
      author: COMPANY.name,
      locale: LANGUAGE_RULES[language].formatLocale,
      created: world.read(({ now }) => now),
      page: (at, count) => fillGaps(PAGE_NUMBER[writtenLanguage(language)], { at: String(at), count: String(count) }),
    }),
});
