import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The confirmation of an order. */
export const confirmation = ({ page, t }: Tab) => {
  const title = page.getByRole('heading', { level: 1, name: t('orders:thanks') });
  const form = page.getByRole('form', { name: t('sessions:buyer.title') });
  return {
    title,
    /** Names how the order is paid. */
    paidBy: (name: string) => page.getByRole('main').getByText(name, { exact: true }),
    /** The offer of an account. */
    registration: {
      password: form.getByLabel(t('sessions:login.password'), { exact: true }),
      passwordRepeat: form.getByLabel(t('sessions:register.passwordRepeat')),
      submit: form.getByRole('button', { name: t('sessions:register.submit') }),
    },
    /** Waits for the confirmation and returns the order number. */
    seeOrder: async (): Promise<string> => {
      await expect(title).toBeVisible();
      await expect(page).toHaveURL(/\/checkout\/confirmation\/\?(?:.*&)?order=[^&]+/u);
      return new URL(page.url()).searchParams.get('order') ?? '';
    },
  };
};
