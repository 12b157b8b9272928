import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';
import { toasts } from './toasts.ts';

/** The notice on a checkout step whose session or cart is gone. */
export const interruption = (tab: Tab) => {
  const { page, t } = tab;
  const notice = page.getByRole('alert');
  return {
    notice,
    toLogin: notice.getByRole('link', { name: t('checkout:sessionOver.login') }),
    goOn: notice.getByRole('button', { name: t('checkout:sessionOver.again') }),
    /** Expects this to be the only message. */
    see: async (
      key: 'sessionOver.text' | 'sessionOver.guest.text' | 'cartGone.text' | 'emptied.text',
    ): Promise<void> => {
      // The form takes back what it said of an earlier press once this one is over.
      await expect.poll(() => notice.allTextContents()).toEqual([expect.stringContaining(t(`checkout:${key}`))]);
      await expect(toasts(tab).region.getByRole('listitem')).toHaveCount(0);
    },
  };
};
