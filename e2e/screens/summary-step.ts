import type { Tab } from '../tab.ts';

/** The last step: the whole order, and the button that places it (§ 312j BGB). */
export const summaryStep = ({ page, t }: Tab) => {
  const goods = page.getByRole('list', { name: t('summary:summary.goods.lines') });
  const itemNumbers = async (): Promise<readonly string[]> => {
    const texts = await goods.getByText(t.like('carts:line.itemNumber')).allInnerTexts();
    return texts.map((text) => text.replaceAll(/\D/gu, ''));
  };
  return {
    open: () => page.goto('/checkout/summary/'),
    title: page.getByRole('heading', { level: 1, name: t('summary:summary.title') }),
    goods,
    /** Order numbers of the articles. */
    itemNumbers,
    comment: page.getByLabel(t.like('summary:summary.comment')),
    newsletter: page.getByRole('checkbox', { name: t('summary:summary.newsletter') }),
    order: page.getByRole('button', { name: t('summary:summary.order') }),
    /** Says that an order was pressed offline. */
    nothingOrdered: page.getByRole('alert').getByText(t('messages:shop.order.offline')),
    /** Leads back to the basket. */
    changeGoods: page.getByRole('link', { name: `${t('summary:summary.change')} ${t('summary:summary.goods')}` }),
    /** Leaves an express checkout. */
    otherPayment: page.getByRole('button', { name: t('summary:summary.otherPayment') }),
    /** What has changed since the shopper saw the summary: not what the page says of lightning deals, above the form. */
    changed: page.getByRole('form', { name: t('summary:summary.title') }).getByRole('alert'),
  };
};
