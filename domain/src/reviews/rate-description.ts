import type { Sessions } from '../sessions/sessions.port.ts';
import type { Reviews } from './reviews.port.ts';
import type { ProductId } from '../catalogue/product.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';

/** Saves whether a description helped. A visitor without a session gets one, so that each has one vote. */
export const rateDescription =
  (shop: { readonly reviews: Reviews; readonly sessions: Sessions }, visit: Visit) =>
  async (productId: ProductId, isHelpful: boolean): Promise<Result<void, FormRefusal>> => {
    if (visit.shopper.userId === undefined) visit.opened(await shop.sessions.open(visit.shopper));
    return shop.reviews.rateDescription(visit.shopper, productId, isHelpful);
  };
