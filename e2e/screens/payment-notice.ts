import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The reason why there is no payment, at the top of the page to which a provider leads back. */
export const paymentNotice = ({ page, t }: Tab) => ({
  see: (key: string) => expect(page.getByRole('main').getByRole('group', { name: t(key) })).toBeFocused(),
});
