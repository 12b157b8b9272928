import { CURRENCIES, DEFAULT_CURRENCY, MINOR_PER_MAJOR, money } from '@shop/domain/shared/money';
import type { Currency, Money } from '@shop/domain/shared/money';
import type { MoneyFieldsFragment } from '../generated/operation-types.ts';
import { Unreadable } from './unreadable.ts';

/** Accepted rounding error, in minor units: 12.95 may arrive as 12.950000000000001. Anything larger is an amount that nobody can pay. */
const NOISE = 0.001;

/** EUR if no currency is given (CONST-02). */
const readCurrency = (code: string | null | undefined): Currency => {
  if (code == null || code === '') return DEFAULT_CURRENCY;
  const currency = CURRENCIES.find((known) => known === code);
  if (currency === undefined) throw new Unreadable('a currency that is not paid in here');
  return currency;
};

/** Converts the upstream's major units into the domain's minor units, exactly to the cent. */
export const readMoney = ({ amount, currencyCode }: MoneyFieldsFragment): Money => {
  const exact = typeof amount === 'number' ? amount * MINOR_PER_MAJOR : Number.NaN;
  const minor = Math.round(exact);
  if (!Number.isSafeInteger(minor) || Math.abs(exact - minor) > NOISE)
    throw new Unreadable('an amount of no whole number of minor units');
  return money(minor, readCurrency(currencyCode));
};

/** An amount that may be absent. */
export const readMoneyIf = (amount: MoneyFieldsFragment | null | undefined): Money | undefined =>
  amount == null ? undefined : readMoney(amount);
