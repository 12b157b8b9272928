import type { Texts } from '../goods/goods.ts';
import { MAGIC_VOUCHERS } from '../magic-values.ts';

/** A code that a shopper may type on the basket page. */
export interface Voucher {
  readonly name: Texts;
  /** Cents or Rappen, a share of the goods, or everything with delivery. */
  readonly off: { readonly minor: number } | { readonly percent: number } | 'everything';
  /** Value of goods that it needs, in minor units of the cart's currency. */
  readonly minimum?: number;
  /** Cannot be combined with another voucher. */
  readonly isAlone?: boolean;
  /** ISO instant from which it is expired. */
  readonly until?: string;
  /** It has been redeemed already. */
  readonly isUsedUp?: boolean;
}

export const VOUCHERS: Readonly<Record<string, Voucher>> = {
  [MAGIC_VOUCHERS.fixed]: { name: { de: 'Willkommensgutschein 5', en: 'Welcome voucher 5' }, off: { minor: 500 }, minimum: 2500 },
  [MAGIC_VOUCHERS.percent]: { name: { de: '10 % Schulrabatt', en: '10% school discount' }, off: { percent: 10 } },
  [MAGIC_VOUCHERS.fromMinimum]: { name: { de: '15 % ab 75', en: '15% from 75' }, off: { percent: 15 }, minimum: 7500 },
  [MAGIC_VOUCHERS.alone]: { name: { de: '20 % für Lehrkräfte', en: '20% for teachers' }, off: { percent: 20 }, isAlone: true },
  [MAGIC_VOUCHERS.expired]: { name: { de: 'Sommergutschein 2024', en: 'Summer voucher 2024' }, off: { percent: 25 }, until: '2024-09-30T22:00:00.000Z' },
  [MAGIC_VOUCHERS.used]: { name: { de: 'Einmalgutschein', en: 'Single-use voucher' }, off: { minor: 1000 }, isUsedUp: true },
  [MAGIC_VOUCHERS.payless]: { name: { de: 'Geschenkgutschein', en: 'Gift voucher' }, off: 'everything', isAlone: true },
};

/** Normalises a typed code: case and surrounding spaces do not matter. */
export const voucherCode = (typed: string): string => typed.normalize('NFC').trim().toUpperCase();

export const voucherOf = (code: string): Voucher | undefined => (Object.hasOwn(VOUCHERS, code) ? VOUCHERS[code] : undefined);
