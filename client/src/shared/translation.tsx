import type { i18n } from 'i18next';
import { createContext, use, useMemo } from 'react';

import type { Area } from '../locales/areas.ts';

/** A programming error: a component with words was rendered outside of the page. */
export class NoTexts extends Error {
  override readonly name = 'NoTexts';
}

const TextsContext = createContext<i18n | undefined>(undefined);

export const TextsProvider = TextsContext.Provider;

/** The words of an area. They are at hand before a component is drawn: routes load their areas. */
export const useTranslation = <Words extends Area>(area: Words) => {
  const i18n = use(TextsContext);
  if (i18n === undefined) throw new NoTexts('no texts were provided');
  const t = useMemo(() => i18n.getFixedT<Words>(null, area), [i18n, area]);
  return { t, i18n };
};
