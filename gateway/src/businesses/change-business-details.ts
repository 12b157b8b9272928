import type { BusinessFields } from '@shop/domain/businesses/business';
import { businessErrors, tidyBusinessFields } from '@shop/domain/businesses/business-rules';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { unlessSignedOut } from '../customers/change-account.ts';
import type { VisitorSession } from '../request/visitor-session.ts';

/** Changes what the customer's institution says about itself. */
export const changeBusinessDetails =
  (shop: Pick<Shop, 'businesses' | 'customers'>) =>
  async (visitor: VisitorSession, typed: BusinessFields): Promise<Result<void, FormRefusal>> => {
    const errors = businessErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    return unlessSignedOut(shop, visitor, shop.businesses.changeDetails(visitor.shopper, tidyBusinessFields(typed)));
  };
