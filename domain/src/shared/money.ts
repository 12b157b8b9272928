export const CURRENCIES = ['EUR', 'CHF'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Currency if the upstream states none (specification A9, B9). */
export const DEFAULT_CURRENCY: Currency = 'EUR';

/** Cents in a euro, Rappen in a franc. */
export const MINOR_PER_MAJOR = 100;

/** An amount in minor units (cents, Rappen). Never a fraction. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** A programming error: two currencies in one calculation, or an amount that is not a whole number of minor units. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

export const money = (minor: number, currency: Currency = DEFAULT_CURRENCY): Money => {
  if (!Number.isSafeInteger(minor)) throw new MoneyError(`${minor} is no whole number of minor units`);
  return { minor: minor === 0 ? 0 : minor, currency };
};

const sameCurrency = (a: Money, b: Money): Currency => {
  if (a.currency !== b.currency) throw new MoneyError(`${a.currency} does not mix with ${b.currency}`);
  return a.currency;
};

export const plus = (a: Money, b: Money): Money => money(a.minor + b.minor, sameCurrency(a, b));
export const minus = (a: Money, b: Money): Money => money(a.minor - b.minor, sameCurrency(a, b));
export const times = (a: Money, count: number): Money => money(a.minor * count, a.currency);
export const negated = (a: Money): Money => money(-a.minor, a.currency);
export const isSameAmount = (a: Money, b: Money): boolean => a.minor === b.minor && a.currency === b.currency;
export const isZero = (a: Money): boolean => a.minor === 0;

export const sumOf = (amounts: readonly Money[], currency: Currency = DEFAULT_CURRENCY): Money =>
  amounts.reduce(plus, money(0, amounts[0]?.currency ?? currency));

/** The share of an amount, rounded half away from zero to a whole minor unit. */
export const percentOf = (amount: Money, percent: number): Money =>
  money(Math.sign(amount.minor) * Math.round((Math.abs(amount.minor) * percent) / 100), amount.currency);

/** Distributes an amount by weight without losing a minor unit; the remainder goes to the largest fractions. */
export const split = (amount: Money, weights: readonly number[]): Money[] => {
  const whole = weights.reduce((a, b) => a + b, 0);
  if (weights.length === 0) return [];
  if (whole <= 0) return split(amount, weights.map(() => 1));
  const exact = weights.map((weight) => (amount.minor * weight) / whole);
  const floors = exact.map(Math.floor);
  let left = amount.minor - floors.reduce((a, b) => a + b, 0);
  const byRemainder = exact.map((share, at) => ({ at, rest: share - (floors[at] ?? 0) })).sort((a, b) => b.rest - a.rest);
  for (const { at } of byRemainder) {
    if (left === 0) break;
    floors[at] = (floors[at] ?? 0) + 1;
    left -= 1;
  }
  return floors.map((minor) => money(minor, amount.currency));
};

/** Tax included in a gross amount, at a rate in percent of the net (`19` is 19 %), rounded once. */
export const taxIn = (gross: Money, ratePercent: number): Money =>
  money(Math.round((gross.minor * ratePercent) / (100 + ratePercent)), gross.currency);
