import type { Clock } from '@shop/domain/shared/clock.port';
import { UpstreamFailure } from '../client/failures.ts';
import type { UnknownValue } from './unknown-values.ts';

/** A code is shown as it is. Anything else may name a person, so that only its length is. */
const CODE = /^[\w.-]{1,40}$/u;

const shown = (value: string): string => (CODE.test(value) ? `"${value}"` : `a text of ${value.length} characters`);

/** The upstream says a value that is not on its list: the contract has changed, or the upstream breaks it. */
export class UnknownUpstreamValue extends UpstreamFailure {
  override readonly name = 'UnknownUpstreamValue';

  constructor(operation: string, { list, value }: UnknownValue) {
    super(operation, `${operation}: ${shown(value)} is no ${list} that is known here`);
  }
}

export type ReportUnknownValue = (operation: string, unknown: UnknownValue) => void;

/** Every page may say the same value: each is logged once in this time, and no more of them than this. */
const AGAIN_AFTER_MS = 3_600_000;
const MOST_VALUES = 100;

export const unknownValueReports = (log: (failure: unknown) => void, clock: Clock): ReportUnknownValue => {
  const logged = new Set<string>();
  let since = Number.NEGATIVE_INFINITY;
  return (operation, unknown) => {
    const now = clock.now().getTime();
    if (now - since >= AGAIN_AFTER_MS) {
      logged.clear();
      since = now;
    }
    const failure = new UnknownUpstreamValue(operation, unknown);
    if (logged.size >= MOST_VALUES || logged.has(failure.message)) return;
    logged.add(failure.message);
    log(failure);
  };
};
