import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The withdrawal function of a storefront in the European Union: form, confirmation, receipt. */
export const withdrawal = ({ page, t }: Tab) => {
  const form = page.getByRole('form', { name: t('withdrawals:title.statutory') });
  const field = (label: string) => form.getByLabel(label);
  const arrived = page.getByRole('heading', { name: t('withdrawals:receipt.title.statutory') });
  const receivedAt = page.getByRole('main').getByRole('time');
  return {
    /** At the foot of every page. */
    link: page.getByRole('contentinfo').getByRole('link', { name: t('shell:legal.withdraw.union') }),
    form,
    name: field(t('withdrawals:fullName')),
    orderNumber: field(t('withdrawals:orderNumber')),
    email: field(t('withdrawals:email')),
    goods: field(t('withdrawals:goods')),
    reason: field(t('withdrawals:reason')),
    goOn: form.getByRole('button', { name: t('withdrawals:on') }),
    /** What was entered, on the confirmation and on the receipt. */
    entered: page.getByRole('main').getByRole('definition'),
    change: page.getByRole('link', { name: t('withdrawals:confirm.change') }),
    confirm: page.getByRole('button', { name: t('withdrawals:confirm.submit.statutory') }),
    arrived,
    /** The text of date and time on the receipt. */
    seeReceipt: async (): Promise<string> => {
      await expect(arrived).toBeVisible();
      return receivedAt.innerText();
    },
  };
};
