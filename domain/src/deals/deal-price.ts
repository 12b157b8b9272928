import type { BasePrice, Price } from '../catalogue/price.ts';
import { discountPercent } from '../catalogue/price-rules.ts';
import type { Money } from '../shared/money.ts';

interface SpecialAmounts {
  readonly current: Money;
  readonly counterpart: Money;
  readonly base?: BasePrice;
}

/** What a special price needs of the ordinary one. */
export type OrdinaryPrice = Pick<Price, 'current' | 'vatIncluded' | 'vatRate'>;

/** A special price beside the ordinary one, which was the lowest of the last 30 days (§ 11 PAngV). */
export const dealPrice = (ordinary: OrdinaryPrice, special: SpecialAmounts): Price => {
  const percent = discountPercent(special.current, ordinary.current);
  return {
    current: special.current,
    counterpart: special.counterpart,
    vatIncluded: ordinary.vatIncluded,
    vatRate: ordinary.vatRate,
    previous: ordinary.current,
    ...(percent === undefined ? {} : { discountPercent: percent }),
    ...(special.base === undefined ? {} : { base: special.base }),
  };
};
