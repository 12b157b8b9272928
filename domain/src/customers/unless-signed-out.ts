import type { Customers } from './customers.port.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import { currentCustomer } from './current-customer.ts';

/** A session that the shop has ended is removed from the browser too, so that the visit can sign in again. */
export const unlessSignedOut = async <Value>(
  shop: { readonly customers: Customers },
  visit: Visit,
  result: Promise<Result<Value, FormRefusal>>,
): Promise<Result<Value, FormRefusal>> => {
  const changed = await result;
  const reason = changed.ok ? undefined : changed.refusal.general;
  if (reason === 'vue.error.security.valid_token_required') await currentCustomer(shop, visit)();
  if (reason === 'shop.error.securityLogout') visit.signedOut();
  return changed;
};
