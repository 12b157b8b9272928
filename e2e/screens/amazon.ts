import { MAGIC_SOURCES } from '@shop/fakes/parameters/magic-values';
import { AMAZON_TEXTS } from '@shop/fakes/providers/amazon/amazon-texts';
import { providedAddress, type ProvidedAddressName } from '@shop/fakes/providers/amazon/provided-addresses';
import { STOREFRONTS } from '../stack/storefronts.ts';
import type { Tab } from '../tab.ts';

/** The Amazon-style provider's own pages: sign in, choose an address and an account; after the order, approve. */
export const amazon = ({ page, storefront }: Tab) => {
  const language = STOREFRONTS[storefront].fakeTexts;
  const texts = AMAZON_TEXTS[language];
  const signIn = async () => {
    await page.getByLabel(texts.email).fill('erika@beispiel.example');
    await page.getByLabel(texts.password).fill('geheim');
    await page.getByRole('button', { name: texts.login }).click();
  };
  const chooseAddress = async (name: ProvidedAddressName) => {
    const { streetAndNumber } = providedAddress(name, 'DE');
    await page.getByRole('radio', { name: streetAndNumber }).check();
    await page.getByRole('button', { name: texts.addressNext }).click();
  };
  const source = (name: keyof typeof MAGIC_SOURCES) =>
    page.getByRole('radio', { name: MAGIC_SOURCES[name]?.name[language] ?? '' });
  const continueFrom = async (name: keyof typeof MAGIC_SOURCES) => {
    await source(name).check();
    await page.getByRole('button', { name: texts.backToShop }).click();
  };
  return {
    title: page.getByRole('heading', { level: 1, name: texts.loginTitle }),
    addressTitle: page.getByRole('heading', { level: 1, name: texts.addressTitle }),
    sourceTitle: page.getByRole('heading', { level: 1, name: texts.sourceTitle }),
    approveTitle: page.getByRole('heading', { level: 1, name: texts.approveTitle }),
    signIn,
    chooseAddress,
    continueFrom,
    /** The whole way before an order, back to the shop. */
    choose: async (
      choice: { readonly address?: ProvidedAddressName; readonly source?: keyof typeof MAGIC_SOURCES } = {},
    ) => {
      await signIn();
      await chooseAddress(choice.address ?? 'home');
      await continueFrom(choice.source ?? 'account');
    },
    payFrom: async (name: keyof typeof MAGIC_SOURCES) => {
      await source(name).check();
      await page.getByRole('button', { name: texts.pay }).click();
    },
    pay: page.getByRole('button', { name: texts.pay }),
    cancel: page.getByRole('button', { name: texts.cancel }),
  };
};
