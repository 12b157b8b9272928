import type { Tab } from '../tab.ts';

/** The last step: everything at a glance, and the button that orders (§ 312j BGB). */
export const summaryStep = ({ page, t }: Tab) => {
  const goods = page.getByRole('list', { name: t('checkout:summary.goods.lines') });
  return {
    open: () => page.goto('/checkout/summary/'),
    title: page.getByRole('heading', { level: 1, name: t('checkout:summary.title') }),
    goods,
    /** Number of the first article. */
    itemNumber: async (): Promise<string> => {
      const text = await goods.getByText(t.like('carts:line.itemNumber')).first().innerText();
      return text.replaceAll(/\D/gu, '');
    },
    comment: page.getByLabel(t.like('checkout:summary.comment')),
    order: page.getByRole('button', { name: t('checkout:summary.order') }),
    /** What is otherwise than it was seen. */
    changed: page.getByRole('alert'),
  };
};
