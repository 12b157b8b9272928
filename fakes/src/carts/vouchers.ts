import type { MessageKey } from '@shop/domain/shared/message-keys';
import { type Currency, type Money, minus, money, percentOf, sumOf } from '@shop/domain/shared/money';
import { normaliseCode } from '@shop/domain/shared/normalise-text';
import { type PricedLine, valueOfGoods } from './priced-lines.ts';
import { addSavings, type Saving, spreadSaving } from './saving.ts';
import { type Voucher, voucherOf } from './voucher-table.ts';
import type { View } from '../worlds/transaction.ts';
import { parameterOf } from '../parameters/parameter-values.ts';

/** When a voucher is looked at, and which codes have ended before their time. */
export interface VoucherTime {
  readonly now: Date;
  readonly ended: readonly string[];
}

export const voucherTimeOf = (view: View): VoucherTime => ({
  now: view.now,
  ended: parameterOf(view, 'vouchers/ended').split(',').map(normaliseCode),
});

/** Why a voucher does not apply to goods of this value before savings now. */
const faultOf = (voucher: Voucher, value: Money, { now, ended }: VoucherTime): MessageKey | undefined => {
  if (voucher.isUsedUp === true) return 'shop.voucher.alreadyUsed';
  if (ended.includes(voucher.code) || (voucher.until !== undefined && now.getTime() >= Date.parse(voucher.until)))
    return 'shop.voucher.expired';
  return value.minor < (voucher.minimum ?? 0) ? 'shop.voucher.minimum' : undefined;
};

/** Whether a voucher cannot be combined with these codes. */
const clashes = (voucher: Voucher, codes: readonly string[]): boolean =>
  codes.length > 0 && (voucher.isAlone === true || codes.some((code) => voucherOf(code)?.isAlone === true));

/** Merges the codes of two carts without repeats; if two cannot be combined, the first cart's code wins. */
export const combineCodes = (codes: readonly string[], more: readonly string[]): readonly string[] =>
  more.reduce((accepted, code) => {
    const voucher = voucherOf(code);
    return voucher === undefined || accepted.includes(code) || clashes(voucher, accepted)
      ? accepted
      : [...accepted, code];
  }, codes);

/** Why a code is refused for a cart with these codes, and goods of this value before savings. */
export const voucherRefusal = (
  code: string,
  situation: { readonly codes: readonly string[]; readonly value: Money; readonly at: VoucherTime },
): MessageKey | undefined => {
  const voucher = voucherOf(code);
  if (voucher === undefined) return 'shop.voucher.unknown';
  if (situation.codes.includes(code)) return 'shop.voucher.alreadyUsed';
  const fault = faultOf(voucher, situation.value, situation.at);
  if (fault !== undefined) return fault;
  return clashes(voucher, situation.codes) ? 'shop.voucher.notCombinable' : undefined;
};

export interface EvaluatedVoucher {
  readonly code: string;
  readonly voucher: Voucher;
  /** False while it does not apply, for example below its minimum. */
  readonly applies: boolean;
  readonly saving: Money;
}

export interface VoucherSavings {
  readonly vouchers: readonly EvaluatedVoucher[];
  readonly saving: Saving;
  /** One of the vouchers pays for delivery too. */
  readonly paysDelivery: boolean;
}

const voucherSaving = ({ off }: Voucher, left: Money): Money => {
  if (off === 'everything') return left;
  return 'minor' in off ? money(Math.min(off.minor, left.minor), left.currency) : percentOf(left, off.percent);
};

/** What the codes save after promotions, one code after the other. */
export const voucherSavings = (
  codes: readonly string[],
  cart: { readonly lines: readonly PricedLine[]; readonly promoted: Saving; readonly currency: Currency },
  at: VoucherTime,
): VoucherSavings => {
  const { lines, promoted, currency } = cart;
  const goods = lines.map(({ total }, line) => minus(total, promoted[line] ?? money(0, currency)));
  const value = valueOfGoods(lines, { currency });
  let saving: Saving = goods.map(() => money(0, currency));
  const vouchers = codes.flatMap((code): readonly EvaluatedVoucher[] => {
    const voucher = voucherOf(code);
    if (voucher === undefined) return [];
    const left = goods.map((amount, line) => minus(amount, saving[line] ?? money(0, currency)));
    const applies = faultOf(voucher, value, at) === undefined && lines.length > 0;
    const amount = applies ? voucherSaving(voucher, sumOf(left, currency)) : money(0, currency);
    saving = addSavings(saving, spreadSaving(amount, left));
    return [{ code, voucher, applies, saving: amount }];
  });
  return {
    vouchers,
    saving,
    paysDelivery: vouchers.some(({ voucher, applies }) => applies && voucher.off === 'everything'),
  };
};
