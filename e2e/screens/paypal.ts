import { MAGIC_SOURCES } from '@shop/fakes/parameters/magic-values';
import { PAYPAL_TEXTS } from '@shop/fakes/providers/paypal/paypal-texts';
import { STOREFRONTS } from '../stack/storefronts.ts';
import type { Tab } from '../tab.ts';

/** The PayPal-style provider's own pages: log in, then choose an account and approve. */
export const paypal = ({ page, storefront }: Tab) => {
  const language = STOREFRONTS[storefront].fakeTexts;
  const texts = PAYPAL_TEXTS[language];
  return {
    title: page.getByRole('heading', { level: 1, name: texts.loginTitle }),
    approveTitle: page.getByRole('heading', { level: 1, name: texts.approveTitle }),
    paidTitle: page.getByRole('heading', { level: 1, name: texts.paidTitle }),
    logIn: async () => {
      await page.getByLabel(texts.email).fill('gerda.gast@example.com');
      await page.getByLabel(texts.password).fill('geheim');
      await page.getByRole('button', { name: texts.login }).click();
    },
    payFrom: async (source: keyof typeof MAGIC_SOURCES) => {
      await page.getByRole('radio', { name: MAGIC_SOURCES[source]?.name[language] ?? '' }).check();
      await page.getByRole('button', { name: texts.pay }).click();
    },
    cancel: page.getByRole('button', { name: texts.cancel }),
  };
};
