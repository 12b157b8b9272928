import type { LineAmounts } from '@shop/domain/orders/order-figures';
import { type Money, plus } from '@shop/domain/shared/money';
import type { PricedLine } from './priced-lines.ts';

/** A line with what it saves, and the VAT of the country to which it is delivered. */
export interface CalculatedLine extends PricedLine {
  readonly promotionSaving: Money;
  readonly voucherSaving: Money;
  /** In percent of the net amount. */
  readonly vatRate: number;
}

export const amountsOf = ({ total, promotionSaving, voucherSaving, vatRate }: CalculatedLine): LineAmounts => ({
  price: total,
  saving: plus(promotionSaving, voucherSaving),
  vatRate,
});
