import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './cart-totals.module.css';
import { isSaving } from './is-saving.ts';

type Totals = Pick<CartPartFragment, 'subtotal' | 'shippingCost' | 'tax' | 'total' | 'totalSavings' | 'vatIncluded'> &
  Partial<Pick<CartPartFragment, 'promotionsSaving' | 'vouchers'>>;

interface CartTotalsProps {
  readonly totals: Totals;
  readonly isUnsettled?: boolean;
  /** Before the shipping step, the shipping cost is an estimate for the storefront's country. */
  readonly isEstimate?: boolean;
}

interface Row {
  readonly label: string;
  readonly amount: string;
  readonly look?: 'saving' | 'total' | 'small';
}

const Rows = ({ rows }: { readonly rows: readonly Row[] }): ReactNode =>
  rows.map(({ label, amount, look }) => (
    <div key={label} data-look={look}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  ));

const useRows = (
  { subtotal, promotionsSaving, vouchers = [], shippingCost, tax, total, totalSavings, vatIncluded }: Totals,
  isEstimate: boolean,
): readonly Row[] => {
  const { t } = useTranslation('carts');
  const { number } = useFormat();
  const saved = (label: string, text: string): Row => ({ label, amount: `−${text}`, look: 'saving' });
  // An order says what was saved, not by what.
  const isOrder = promotionsSaving === undefined;
  const taxes = tax.map(
    ({ rate, amount }): Row => ({
      label: t(vatIncluded ? 'totals.vatIncluded' : 'totals.vatAdded', { rate: number(rate) }),
      amount: amount.text,
      look: 'small',
    }),
  );
  const whole: Row = {
    label: t(vatIncluded ? 'totals.total' : 'totals.totalGross'),
    amount: total.text,
    look: 'total',
  };
  return [
    { label: t(vatIncluded ? 'totals.subtotal' : 'totals.subtotalNet'), amount: subtotal.text },
    ...(isOrder && totalSavings.amount > 0 ? [saved(t('totals.saved'), totalSavings.text)] : []),
    ...(!isOrder && promotionsSaving.amount > 0 ? [saved(t('totals.promotions'), promotionsSaving.text)] : []),
    ...vouchers.filter(isSaving).map(({ code, saving }) => saved(t('totals.voucher', { code }), saving.text)),
    ...(shippingCost === null
      ? []
      : [
          {
            label: t(isEstimate ? 'totals.shippingEstimate' : 'totals.shipping'),
            amount: shippingCost.amount === 0 ? t('totals.free') : shippingCost.text,
          },
        ]),
    ...(vatIncluded ? [whole, ...taxes] : [...taxes, whole]),
    ...(!isOrder && totalSavings.amount > 0
      ? [{ label: t('totals.savings'), amount: totalSavings.text, look: 'saving' as const }]
      : []),
  ];
};

/** The totals of an order, as computed by the shop: net plus tax for business customers, tax included for consumers. */
export const CartTotals = ({ totals, isUnsettled = false, isEstimate = false }: CartTotalsProps): ReactNode => {
  const rows = useRows(totals, isEstimate);
  return (
    <dl className={styles.totals} data-unsettled={isUnsettled || undefined} aria-busy={isUnsettled || undefined}>
      <Rows rows={rows} />
    </dl>
  );
};
