import type { Customers } from '../customers/customers.port.ts';
import type { Businesses } from './businesses.port.ts';
import type { BusinessFields } from './business.ts';
import { businessErrors, tidyBusinessFields } from './business-rules.ts';
import { invalidForm } from '../shared/field-errors.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import { refused } from '../shared/result.ts';
import type { Result } from '../shared/result.ts';
import { unlessSignedOut } from '../customers/unless-signed-out.ts';
import type { Visit } from '../visit/visit.port.ts';

/** Changes what the customer's institution says about itself. */
export const changeBusinessDetails =
  (shop: { readonly businesses: Businesses; readonly customers: Customers }, visit: Visit) =>
  async (typed: BusinessFields): Promise<Result<void, FormRefusal>> => {
    const errors = businessErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    return unlessSignedOut(shop, visit, shop.businesses.changeDetails(visit.shopper, tidyBusinessFields(typed)));
  };
