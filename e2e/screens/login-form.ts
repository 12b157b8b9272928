import type { PersonaName } from '@shop/fakes/personas/personas';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { STOREFRONTS } from '../stack/storefronts.ts';
import type { Tab } from '../tab.ts';

/** The login form, on the login page and in the checkout. */
export const loginForm = ({ page, storefront, t }: Tab) => {
  const form = page.getByRole('form', { name: t('sessions:login.title') });
  const identifier = form.getByLabel(
    t(STOREFRONTS[storefront].isB2b ? 'sessions:login.customerNumber' : 'sessions:login.email'),
    { exact: true },
  );
  const password = form.getByLabel(t('sessions:login.password'), { exact: true });
  const submit = form.getByRole('button', { name: t('sessions:login.submit') });
  return {
    open: () => page.goto('/login/'),
    identifier,
    password,
    submit,
    /** Shows the password; only visible once the page’s scripts run. */
    reveal: form.getByRole('button', { name: t('shell:password.show') }),
    signIn: async (persona: PersonaName) => {
      await identifier.fill(PERSONAS[persona].identifier);
      await password.fill(PERSONAS[persona].password);
      await submit.click();
    },
  };
};
