import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The pages of a signed-in customer's account: contact details and password. */
export const account = ({ page, t }: Tab) => {
  const form = (key: string) => page.getByRole('form', { name: t(key), exact: true });
  const details = form('customers:contact.about');
  const email = form('customers:contact.email');
  const phone = form('customers:contact.phone');
  const deletion = form('customers:delete.title');
  const password = form('customers:password.title');
  return {
    title: page.getByRole('heading', { name: t('customers:contact.title'), level: 1 }),
    navigation: page.getByRole('navigation', { name: t('customers:nav.label') }),
    firstName: details.getByLabel(t('customers:contact.firstName')),
    saveDetails: details.getByRole('button', { name: t('customers:contact.save') }),
    email: email.getByLabel(t('customers:contact.email')),
    emailPassword: email.getByLabel(t('customers:contact.email.password'), { exact: true }),
    saveEmail: email.getByRole('button', { name: t('customers:contact.email.save') }),
    phone: phone.getByLabel(t('customers:contact.phone')),
    savePhone: phone.getByRole('button', { name: t('customers:contact.phone.save') }),
    copy: page.getByRole('button', { name: t('customers:copy.submit') }),
    openDeletion: page.getByText(t('customers:delete.open'), { exact: true }).first(),
    deletionPassword: deletion.getByLabel(t('customers:delete.password'), { exact: true }),
    isSure: deletion.getByRole('checkbox'),
    deleteForGood: deletion.getByRole('button', { name: t('customers:delete.submit') }),
    password,
    changePassword: async (current: string, next: string) => {
      await password.getByLabel(t('customers:password.current'), { exact: true }).fill(current);
      await password.getByLabel(t('customers:password.new'), { exact: true }).fill(next);
      await password.getByLabel(t('customers:password.repeat'), { exact: true }).fill(next);
      await password.getByRole('button', { name: t('customers:password.submit') }).click();
    },
    seeDetails: () => expect(details).toBeVisible(),
  };
};
