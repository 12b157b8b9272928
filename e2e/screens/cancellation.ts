import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The cancellation button of a storefront for consumers: its page, and the receipt. */
export const cancellation = ({ page, t }: Tab) => {
  const form = page.getByRole('form', { name: t('cancellations:title') });
  const field = (label: string) => form.getByLabel(label);
  const arrived = page.getByRole('heading', { name: t('cancellations:receipt.title') });
  return {
    /** At the foot of every page. */
    link: page.getByRole('contentinfo').getByRole('link', { name: t('shell:legal.cancel') }),
    form,
    ordinary: form.getByRole('radio', { name: t('cancellations:kind.ordinary'), exact: true }),
    extraordinary: form.getByRole('radio', { name: t('cancellations:kind.extraordinary') }),
    reason: field(t('cancellations:cancellationReason')),
    name: field(t('cancellations:fullName')),
    email: form
      .getByRole('combobox', { name: t('cancellations:email') })
      .or(form.getByRole('textbox', { name: t('cancellations:email'), exact: true })),
    account: field(t('cancellations:account')),
    endsOn: field(t('cancellations:endsOn')),
    submit: form.getByRole('button', { name: t('cancellations:submit'), exact: true }),
    /** What was declared, on the receipt. */
    declared: page.getByRole('main').getByRole('definition'),
    arrived,
    /** The text of date and time on the receipt. */
    seeReceipt: async (): Promise<string> => {
      await expect(arrived).toBeVisible();
      return page.getByRole('main').getByRole('time').innerText();
    },
  };
};
