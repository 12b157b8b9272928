export const CURRENCIES = ['EUR', 'CHF'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Currency if the upstream states none (CONST-02). */
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

/** Rounds fractions of a minor unit so that they add up to `whole`: what rounding down leaves goes to the largest fractions, to the first of equal ones. */
export const roundedTogether = (exact: readonly number[], whole: Money): Money[] => {
  const rounded = exact.map(Math.floor);
  let left = whole.minor - rounded.reduce((a, b) => a + b, 0);
  const byFraction = exact
    .map((amount, at) => ({ at, fraction: amount - (rounded[at] ?? 0) }))
    .sort((a, b) => b.fraction - a.fraction);
  for (const { at } of byFraction) {
    if (left === 0) break;
    rounded[at] = (rounded[at] ?? 0) + 1;
    left -= 1;
  }
  return rounded.map((minor) => money(minor, whole.currency));
};

/** Distributes an amount by weight without losing a minor unit. */
export const split = (amount: Money, weights: readonly number[]): Money[] => {
  const whole = weights.reduce((a, b) => a + b, 0);
  if (weights.length === 0) return [];
  if (whole <= 0)
    return split(
      amount,
      weights.map(() => 1),
    );
  return roundedTogether(
    weights.map((weight) => (amount.minor * weight) / whole),
    amount,
  );
};

/** Tax included in a gross amount, at a rate in percent of the net (`19` is 19 %), rounded once. */
export const taxIn = (gross: Money, ratePercent: number): Money =>
  money(Math.round((gross.minor * ratePercent) / (100 + ratePercent)), gross.currency);
