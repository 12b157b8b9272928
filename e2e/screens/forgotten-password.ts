import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The way from a forgotten password to a new one. */
export const forgottenPassword = ({ page, t }: Tab) => {
  const request = page.getByRole('form', { name: t('customers:forgotten.title') });
  const choice = page.getByRole('form', { name: t('customers:newPassword.title') });
  return {
    link: page.getByRole('link', { name: t('sessions:login.forgotten') }),
    email: request.getByLabel(t('customers:contact.email'), { exact: true }),
    submit: request.getByRole('button', { name: t('customers:forgotten.submit') }),
    sent: page.getByRole('heading', { name: t('customers:requested.title') }),
    choice,
    choose: async (password: string) => {
      await choice.getByLabel(t('customers:password.new'), { exact: true }).fill(password);
      await choice.getByLabel(t('customers:password.repeat'), { exact: true }).fill(password);
      await choice.getByRole('button', { name: t('customers:newPassword.submit') }).click();
    },
    seeBroken: (why: 'used' | 'expired' | 'unknown') =>
      expect(page.getByText(t(`customers:newPassword.${why}`))).toBeVisible(),
    again: page.getByRole('link', { name: t('customers:newPassword.again') }),
  };
};
