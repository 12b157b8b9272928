import type { Timers } from '../../../timers.ts';

/** Each request pays in a tenth of a repeat, each second five; nothing is kept for longer than ten seconds' worth. */
const PER_REQUEST = 0.1;
const PER_SECOND = 5;
const KEPT_SECONDS = 10;
const MS_PER_SECOND = 1_000;
/** A batch's entries pay by shares, which do not add up exactly. */
const ROUNDING = 1e-9;

/** Keeps repeats from burying an upstream that is in trouble already. */
export interface RetryBudget {
  /** A request is made. */
  deposit(): void;
  /** Pays for a repeat: a whole request, or its share of one. Refused when there is too little. */
  withdraw(share: number): boolean;
}

export const retryBudget = (timers: Timers): RetryBudget => {
  const most = PER_SECOND * KEPT_SECONDS;
  let balance = most;
  let at = timers.now();
  const add = (amount: number): void => {
    balance = Math.min(most, balance + amount);
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
