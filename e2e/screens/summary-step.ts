import type { Tab } from '../tab.ts';

/** The last step: everything at a glance, and the button that orders (§ 312j BGB). */
export const summaryStep = ({ page, t }: Tab) => ({
  open: () => page.goto('/checkout/summary/'),
  title: page.getByRole('heading', { level: 1, name: t('checkout:summary.title') }),
  order: page.getByRole('button', { name: t('checkout:summary.order') }),
  comment: page.getByLabel(t.like('checkout:summary.comment')),
  changed: page.getByRole('alert'),
});
