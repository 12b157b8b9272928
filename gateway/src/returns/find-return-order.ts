import { readOrderLookUp } from '@shop/domain/orders/order-look-up';
import { lookupErrors } from '@shop/domain/returns/lookup-errors';
import type { ReturnLookup } from '@shop/domain/returns/lookup-errors';
import { productSelectionPath } from '@shop/domain/returns/returns-guard';
import { invalidForm } from '@shop/domain/shared/field-errors';
import { RETURNS } from '@shop/domain/shared/paths';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../request/visitor-session.ts';
import { areReturnsOpen } from './are-returns-open.ts';
import { notReady } from './change-return.ts';
import type { StepRefusal } from './change-return.ts';
import type { StepTaken } from './take-return-steps.ts';

/** Finds an order by its number and postcode. Nothing is stored yet, and nothing is said about orders that do not match. */
export const findReturnOrder =
  (shop: Pick<Shop, 'returns' | 'parameters'>) =>
  async ({ shopper }: VisitorSession, typed: ReturnLookup): Promise<Result<StepTaken, StepRefusal>> => {
    if (!(await areReturnsOpen(shop)(shopper))) return refused(notReady({ path: RETURNS }));
    const lookup: ReturnLookup = readOrderLookUp(typed);
    const errors = lookupErrors(lookup);
    if (errors.length > 0) return refused(invalidForm(errors));
    const found = await shop.returns.find(shopper, lookup);
    return found.ok
      ? granted({ path: productSelectionPath(found.value.hash) })
      : refused({ ...invalidForm([]), general: 'shop.return.notFound', about: ['orderId', 'zipCode'] });
  };
