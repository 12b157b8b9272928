import type { Timers } from '../../../timing/timers.ts';

/** Each request deposits a tenth of a retry, each second five; the balance is capped at ten seconds' worth. */
const PER_REQUEST = 0.1;
const PER_SECOND = 5;
const MAX_SECONDS = 10;
const MS_PER_SECOND = 1_000;
/** The entries of a batch pay by shares, which do not add up exactly. */
const ROUNDING = 1e-9;

/** Keeps retries from overloading an upstream that already struggles. */
export interface RetryBudget {
  /** A request is made. */
  deposit(): void;
  /** Pays for a retry: a whole request, or a share of one. False when the balance is too low. */
  withdraw(share: number): boolean;
}

export const retryBudget = (timers: Timers): RetryBudget => {
  const maxBalance = PER_SECOND * MAX_SECONDS;
  let balance = maxBalance;
  let at = timers.now();
  const add = (amount: number): void => {
    balance = Math.min(maxBalance, balance + amount);
  };
  const refill = (): void => {
    const now = timers.now();
    add(((now - at) / MS_PER_SECOND) * PER_SECOND);
    at = now;
  };
  return {
    deposit: () => add(PER_REQUEST),
    withdraw: (share) => {
      refill();
      if (balance + ROUNDING < share) return false;
      balance -= share;
      return true;
    },
  };
};
