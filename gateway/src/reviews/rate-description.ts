import type { ProductId } from '@shop/domain/catalogue/product';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../request/visitor-session.ts';

/** Saves whether a description helped. A visitor without a session gets one, so that each has one vote. */
export const rateDescription =
  (shop: Pick<Shop, 'reviews' | 'sessions'>) =>
  async (visitor: VisitorSession, productId: ProductId, isHelpful: boolean): Promise<Result<void, FormRefusal>> => {
    if (visitor.shopper.userId === undefined) visitor.opened(await shop.sessions.open(visitor.shopper));
    return shop.reviews.rateDescription(visitor.shopper, productId, isHelpful);
  };
