import type { Tab } from '../tab.ts';

/** A customer's orders: the list and one of them. */
export const orderHistory = ({ page, t }: Tab) => {
  const main = page.getByRole('main');
  const entries = main.getByRole('list', { name: t('orders:list.orders') }).getByRole('article');
  return {
    open: () => page.goto('/myaccount/orders/'),
    title: main.getByRole('heading', { level: 1, name: t('orders:list.title') }),
    entries,
    entryOf: (orderId: string) => main.getByRole('article', { name: t('orders:entry.heading', { number: orderId }) }),
    search: main.getByRole('searchbox', { name: t('orders:list.search') }),
    period: main.getByRole('combobox', { name: t('orders:list.period') }),
    show: main.getByRole('button', { name: t('orders:list.show') }),
    count: main.getByRole('status').first(),
    nextPage: main.getByRole('link', { name: t('shell:pagination.next') }),
    clearSearch: main.getByRole('link', { name: t('orders:list.noneFound.clear') }),
    /** Orders again; on the page of one order, or of the only entry. */
    again: main.getByRole('button', { name: t('orders:reorder.do') }),
    reordered: main.getByRole('group', { name: t('orders:reorder.title') }),
    toBasket: main.getByRole('link', { name: t('orders:reorder.basket') }),
    askToCancel: main.getByText(t('orders:cancel.do'), { exact: true }),
    cancel: main.getByRole('button', { name: t('orders:cancel.confirm') }),
    deliveries: main.getByRole('region', { name: new RegExp(t('orders:detail.delivery'), 'u') }),
    step: (status: string) =>
      main
        .getByRole('list', { name: t('orders:shipment.steps') })
        .getByRole('listitem')
        .filter({ hasText: t(`orders:status.${status}`) }),
    status: (status: string) => main.getByText(t(`orders:status.${status}`), { exact: true }).first(),
    invoice: main.getByRole('link', { name: t('orders:shipment.invoice') }).first(),
    track: main.getByRole('link', { name: t('orders:shipment.track') }).first(),
    return: main.getByRole('link', { name: t('orders:detail.return') }),
    withdraw: main.getByRole('link', { name: t('orders:detail.withdraw.union') }),
    missing: main.getByRole('heading', { level: 1, name: t('orders:detail.missing') }),
  };
};
