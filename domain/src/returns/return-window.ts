import { type CivilDate, daysLater } from '../shared/civil-date.ts';
import { omitNil } from '../shared/omit-nil.ts';
import type { LegalRegime } from '../storefronts/storefront.ts';
import type { NotReturnable } from './return.ts';

/**
 * Days after the delivery in which goods may be returned: the shop's voluntary right. Never fewer than the law grants, which
 * is 14 days in the European Union (directive 2011/83/EU, art. 9) and none in Switzerland or between companies.
 */
export const RETURN_WINDOW_DAYS: Readonly<Record<LegalRegime, number>> = { union: 30, swiss: 30, business: 30 };

/** The last day on which goods can be returned. The day of the delivery does not count (BGB § 187). */
export const returnUntil = (deliveredOn: CivilDate, regime: LegalRegime): CivilDate =>
  daysLater(deliveredOn, RETURN_WINDOW_DAYS[regime]);

/** What is known about a line of an order. */
export interface LineFacts {
  readonly quantity: number;
  readonly returnedQuantity: number;
  /** Absent until it is delivered. */
  readonly deliveredOn?: CivilDate;
  /** Never returnable, whatever happens. */
  readonly isExcluded: boolean;
}

export interface Returnability {
  readonly returnableQuantity: number;
  readonly notReturnableBecause?: NotReturnable;
  readonly returnUntil?: CivilDate;
}

const reasonAgainst = (
  { quantity, returnedQuantity, deliveredOn, isExcluded }: LineFacts,
  today: CivilDate,
  regime: LegalRegime,
): NotReturnable | undefined => {
  if (isExcluded) return 'excluded';
  if (deliveredOn === undefined) return 'not-delivered';
  if (returnedQuantity >= quantity) return 'already-returned';
  return today > returnUntil(deliveredOn, regime) ? 'window-closed' : undefined;
};

/** How much of a line can be returned today (a date in Berlin), or why nothing of it can. */
export const returnabilityOf = (line: LineFacts, today: CivilDate, regime: LegalRegime): Returnability => {
  const because = reasonAgainst(line, today, regime);
  return {
    returnableQuantity: because === undefined ? line.quantity - line.returnedQuantity : 0,
    ...omitNil({ notReturnableBecause: because }),
    ...(line.deliveredOn === undefined || line.isExcluded
      ? {}
      : { returnUntil: returnUntil(line.deliveredOn, regime) }),
  };
};
