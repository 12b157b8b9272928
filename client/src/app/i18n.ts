import { LANGUAGE_RULES, spell, type TextLanguage } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { createInstance, type FormatterModule, type i18n } from 'i18next';

import type { Area } from '../locales/areas.ts';
import { formatFor } from '../platform/texts/format.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    keySeparator: false;
    nsSeparator: false;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
    resources: import('../locales/areas.ts').AreaTexts;
  }
}

/** Texts of one area in one language, from a locale file. */
export type TextFile = Readonly<Record<string, string>>;
export type LoadTexts = (language: TextLanguage, area: Area) => Promise<TextFile>;

/** The texts of one storefront. */
export interface Texts {
  readonly i18n: i18n;
  readonly language: TextLanguage;
  /** Loads the texts of the areas that are not loaded yet. */
  readonly load: (areas: readonly Area[]) => Promise<void>;
}

export const textLanguageOf = ({ language }: Pick<Storefront, 'language'>): TextLanguage =>
  LANGUAGE_RULES[language].textLanguage;

/** In the spelling of the storefront, before names fill the gaps: those stay as they were typed. */
const spelled = (texts: TextFile, { language }: Storefront): TextFile =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, spell(text, language)]));

/** From five digits on, as in the texts themselves: "9998", but "29.994". Toasts have their numbers as texts. */
const GROUPED_FROM = 10_000;
const COUNTS: ReadonlySet<unknown> = new Set(['count', 'pieces']);

const groupedNumbers = (storefront: Storefront): FormatterModule => ({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, _language, options) => {
    const isNumber = typeof value === 'number' || COUNTS.has(options?.['interpolationkey']);
    return isNumber && Number(value) >= GROUPED_FROM ? formatFor(storefront).number(Number(value)) : (value as string);
  },
});

/** A key without a text is shown as it is (ERR-12). */
export const createTexts = (storefront: Storefront, loadTexts: LoadTexts): Texts => {
  const language = textLanguageOf(storefront);
  const instance = createInstance();
  void instance.use(groupedNumbers(storefront)).init({
    lng: language,
    resources: {},
    ns: [],
    defaultNS: 'shell',
    fallbackNS: 'messages',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}', alwaysFormat: true },
  });
  return {
    i18n: instance,
    language,
    load: async (areas) => {
      const missing = areas.filter((area) => !instance.hasResourceBundle(language, area));
      await Promise.all(
        missing.map(async (area) =>
          instance.addResourceBundle(language, area, spelled(await loadTexts(language, area), storefront)),
        ),
      );
    },
  };
};
