import type { PersonaName } from '@shop/fakes/personas/personas';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { STOREFRONTS } from '../stack/storefronts.ts';
import type { Tab } from '../tab.ts';

/** The layers beneath the account shortcut: the login flyout of guests, the account layer of customers. */
export const loginFlyout = ({ page, storefront, t }: Tab) => {
  const layer = page.getByRole('dialog', { name: t('sessions:flyout.login'), exact: true });
  const account = page.getByRole('dialog', { name: t('sessions:flyout.account'), exact: true });
  const identifier = layer.getByLabel(
    t(STOREFRONTS[storefront].isB2b ? 'sessions:login.customerNumber' : 'sessions:login.email'),
    { exact: true },
  );
  const password = layer.getByLabel(t('sessions:login.password'), { exact: true });
  const submit = layer.getByRole('button', { name: t('sessions:login.submit') });
  return {
    layer,
    account,
    identifier,
    password,
    problem: (key: string) => layer.getByRole('alert').getByRole('link', { name: t(key) }),
    signIn: async (persona: PersonaName, typed: string = PERSONAS[persona].password) => {
      await identifier.fill(PERSONAS[persona].identifier);
      await password.fill(typed);
      await submit.click();
    },
    register: (language: string) => layer.getByRole('link', { name: language }),
    accountLink: (key: string) => account.getByRole('link', { name: t(`sessions:flyout.${key}`) }),
  };
};
