import type { Tab } from '../tab.ts';

/** Where anybody sees how far an order has got, by its number and a postcode. */
export const orderStatus = ({ page, t }: Tab) => {
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: t('orders:status.page') });
  const orderId = form.getByLabel(t('orders:status.number'));
  const zipCode = form.getByLabel(t('orders:status.zip'));
  const submit = form.getByRole('button', { name: t('orders:status.submit') });
  return {
    /** At the foot of every page. */
    link: page.getByRole('contentinfo').getByRole('link', { name: t('orders:status.page') }),
    open: () => page.goto('/service/bestellstatus/'),
    orderId,
    zipCode,
    submit,
    lookUp: async (typed: { readonly orderId: string; readonly zipCode: string }) => {
      await orderId.fill(typed.orderId);
      await zipCode.fill(typed.zipCode);
      await submit.click();
    },
    orderOf: (number: string) => main.getByRole('heading', { level: 1, name: t('orders:detail.title', { number }) }),
    status: (status: string) => main.getByText(t(`orders:status.${status}`), { exact: true }).first(),
    return: main.getByRole('link', { name: t('orders:detail.return') }),
    withdraw: main.getByRole('link', { name: t('orders:detail.withdraw.union') }),
    forget: main.getByRole('button', { name: t('orders:status.other') }),
    main,
  };
};
