import type { Texts } from '../goods/goods.ts';

/** A code that a shopper may type on the basket page. */
export interface Voucher {
  readonly code: string;
  /** What it does, for testers. */
  readonly meaning: string;
  readonly name: Texts;
  /** Cents or Rappen, a share of the goods, or everything with delivery. */
  readonly off: { readonly minor: number } | { readonly percent: number } | 'everything';
  /** Value of goods before savings that it needs, in minor units of the cart's currency. */
  readonly minimum?: number;
  /** Cannot be combined with another voucher. */
  readonly isAlone?: boolean;
  /** ISO instant from which it is expired. */
  readonly until?: string;
  /** It has been redeemed already. */
  readonly isUsedUp?: boolean;
}

/** By the names that tests use. */
export const VOUCHERS = {
  fixed: {
    code: 'WILLKOMMEN5',
    meaning: '5.00 off from 25.00 on',
    name: { de: 'Willkommensgutschein 5', en: 'Welcome voucher 5' },
    off: { minor: 500 },
    minimum: 2500,
  },
  percent: {
    code: 'SCHULE10',
    meaning: '10 % off',
    name: { de: '10 % Schulrabatt', en: '10% school discount' },
    off: { percent: 10 },
  },
  fromMinimum: {
    code: 'KLASSE15',
    meaning: '15 % off from 75.00 on',
    name: { de: '15 % ab 75', en: '15% from 75' },
    off: { percent: 15 },
    minimum: 7500,
  },
  alone: {
    code: 'SOLO20',
    meaning: '20 % off, with no other voucher',
    name: { de: '20 % für Lehrkräfte', en: '20% for teachers' },
    off: { percent: 20 },
    isAlone: true,
  },
  expired: {
    code: 'SOMMER2024',
    meaning: 'refused: expired in September 2024',
    name: { de: 'Sommergutschein 2024', en: 'Summer voucher 2024' },
    off: { percent: 25 },
    until: '2024-09-30T22:00:00.000Z',
  },
  used: {
    code: 'EINMAL',
    meaning: 'refused: used up',
    name: { de: 'Einmalgutschein', en: 'Single-use voucher' },
    off: { minor: 1000 },
    isUsedUp: true,
  },
  payless: {
    code: 'GESCHENK',
    meaning: 'pays for goods and delivery, with no other voucher: no payment step',
    name: { de: 'Geschenkgutschein', en: 'Gift voucher' },
    off: 'everything',
    isAlone: true,
  },
} as const satisfies Readonly<Record<string, Voucher>>;

/** The codes of the vouchers, in any case. */
export const MAGIC_VOUCHERS = Object.fromEntries(
  Object.entries(VOUCHERS).map(([name, { code }]) => [name, code]),
) as Readonly<Record<keyof typeof VOUCHERS, string>>;

const BY_CODE: ReadonlyMap<string, Voucher> = new Map(
  Object.values(VOUCHERS).map((voucher) => [voucher.code, voucher]),
);

export const voucherOf = (code: string): Voucher | undefined => BY_CODE.get(code);
