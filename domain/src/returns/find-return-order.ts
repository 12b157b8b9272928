import type { Returns } from './returns.port.ts';
import type { Parameters } from '../parameters/parameters.port.ts';
import type { Customers } from '../customers/customers.port.ts';
import { readOrderLookUp } from '../orders/read-order-look-up.ts';
import { lookupErrors } from './lookup-errors.ts';
import type { ReturnLookup } from './lookup-errors.ts';
import { productSelectionPath } from './returns-guard.ts';
import { invalidForm } from '../shared/field-errors.ts';
import { RETURNS } from '../shared/paths.ts';
import { granted, refused } from '../shared/result.ts';
import type { Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { areReturnsOpen } from './are-returns-open.ts';
import { evenWithoutSession, notReady, type StepRefusal, type StepTaken } from './change-return.ts';

/** Finds an order by its number and postcode. Nothing is stored yet, and nothing is said about orders that do not match. */
export const findReturnOrder =
  (shop: { readonly returns: Returns; readonly parameters: Parameters; readonly customers: Customers }, visit: Visit) =>
  (typed: ReturnLookup): Promise<Result<StepTaken, StepRefusal>> =>
    evenWithoutSession(
      shop,
      visit,
    )(async () => {
      const { shopper } = visit;
      if (!(await areReturnsOpen(shop)(shopper))) return refused(notReady({ path: RETURNS }));
      const lookup: ReturnLookup = readOrderLookUp(typed);
      const errors = lookupErrors(lookup);
      if (errors.length > 0) return refused(invalidForm(errors));
      const found = await shop.returns.find(shopper, lookup);
      return found.ok
        ? granted({ path: productSelectionPath(found.value.hash) })
        : refused({ ...invalidForm([]), general: 'shop.return.notFound', about: ['orderId', 'zipCode'] });
    });
