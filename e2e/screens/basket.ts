import type { Tab } from '../tab.ts';

export const basketScreen = ({ page, t }: Tab) => {
  const lines = page.getByRole('list', { name: t('carts:basket.lines') });
  const sum = page.getByRole('complementary', { name: t('carts:basket.sum') });
  const vouchers = page.getByRole('list', { name: t('carts:voucher.list') });
  return {
    open: () => page.goto('/checkout/basket/'),
    title: page.getByRole('heading', { level: 1, name: t('carts:basket.title') }),
    empty: page.getByRole('heading', { level: 1, name: t('carts:basket.empty') }),
    lines: lines.getByRole('listitem'),
    names: lines.getByRole('heading', { level: 3 }),
    /** Quantity of the first line. */
    quantity: lines.getByRole('textbox', { name: t.like('carts:line.quantity') }).first(),
    more: lines.getByRole('button', { name: t('shell:stepper.more') }).first(),
    changeQuantity: lines.getByRole('button', { name: t('carts:line.update') }).first(),
    removeFirst: lines.getByRole('button', { name: t('carts:line.remove') }).first(),
    undo: page.getByRole('button', { name: t('carts:undo.undo') }),
    sum,
    amounts: sum.getByRole('definition'),
    vouchers,
    redeem: async (code: string) => {
      await page.getByText(t('carts:voucher.have')).click();
      await page.getByLabel(t('carts:voucher.code')).fill(code);
      await page.getByRole('button', { name: t('carts:voucher.redeem') }).click();
    },
    express: page.getByRole('button', { name: t('carts:basket.express') }),
    checkOut: page.getByRole('link', { name: t('carts:basket.checkout') }),
  };
};
