import { MAGIC_SOURCES } from '@shop/fakes/parameters/magic-values';
import { TWINT_TEXTS } from '@shop/fakes/providers/twint/twint-texts';
import { STOREFRONTS } from '../stack/storefronts.ts';
import type { Tab } from '../tab.ts';

/** The TWINT-style provider's own pages: the code, then the app with its confirmation. */
export const twint = ({ page, storefront }: Tab) => {
  const language = STOREFRONTS[storefront].fakeTexts;
  const texts = TWINT_TEXTS[language];
  return {
    title: page.getByRole('heading', { level: 1, name: texts.title }),
    confirmTitle: page.getByRole('heading', { level: 1, name: texts.confirmTitle }),
    /** Opens the app, which knows the code of the page. */
    connect: async () => {
      await page.getByRole('link', { name: texts.open }).click();
      await page.getByRole('button', { name: texts.connect }).click();
    },
    payFrom: async (source: keyof typeof MAGIC_SOURCES) => {
      await page.getByRole('radio', { name: MAGIC_SOURCES[source]?.name[language] ?? '' }).check();
      await page.getByRole('button', { name: texts.pay }).click();
    },
    decline: page.getByRole('button', { name: texts.decline }),
    cancel: page.getByRole('button', { name: texts.cancel }),
  };
};
