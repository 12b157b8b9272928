import { CARD_TEXTS } from '@shop/fakes/providers/card/card-texts';
import { MAGIC_CARD_CODE } from '@shop/fakes/parameters/magic-values';
import { STOREFRONTS } from '../stack/storefronts.ts';
import type { Tab } from '../tab.ts';

/** The card provider's own pages, outside the shop: the card, then the bank's challenge (3-D Secure). */
export const cardProvider = ({ page, storefront }: Tab) => {
  const texts = CARD_TEXTS[STOREFRONTS[storefront].fakeTexts];
  return {
    title: page.getByRole('heading', { level: 1, name: texts.title }),
    secureTitle: page.getByRole('heading', { level: 1, name: texts.secureTitle }),
    /** Types a card that is valid until 2039 and submits it. */
    payWith: async (number: string) => {
      await page.getByLabel(texts.number).fill(number);
      await page.getByLabel(texts.holder).fill('Gerda Gast');
      await page.getByLabel(texts.expiry).fill('12/39');
      await page.getByLabel(texts.code).fill('123');
      await page.getByRole('button', { name: texts.pay }).click();
    },
    approve: async () => {
      await page.getByLabel(texts.secureCode, { exact: true }).fill(MAGIC_CARD_CODE);
      await page.getByRole('button', { name: texts.approve }).click();
    },
    cancel: page.getByRole('button', { name: texts.cancel }),
  };
};
