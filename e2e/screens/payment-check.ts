import type { Tab } from '../tab.ts';

/** The page after the provider's, while its notice is on the way. */
export const paymentCheck = ({ page, t }: Tab) => ({
  title: page.getByRole('heading', { level: 1, name: t('payments:check.title') }),
  again: page.getByRole('link', { name: t('payments:check.again') }),
  otherPayment: page.getByRole('link', { name: t('payments:check.other.link') }),
});
