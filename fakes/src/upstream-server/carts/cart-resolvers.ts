import type { CartRefusal } from '@shop/domain/carts/carts.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  CartUpdate,
  MutationCartUpdateArgs,
  MutationMergeCartsArgs,
  MutationSetAlternativeEmailsArgs,
  MutationSetOrderCommentArgs,
  MutationSetOrderNewsletterSubscribeArgs,
  MutationSetCostCentreArgs,
  MutationSetOrderReferenceArgs,
  QueryShopFindCartArgs,
  Refusal,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { cartNotFound } from '../graphql/upstream-error.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';
import { writeRefusal } from '../shared/write-refusal.ts';
import { readCartOperations } from './read-cart-operations.ts';
import { writeCart } from './write-cart.ts';
import { writeReport } from './write-report.ts';

const NO_CHANGES: Omit<CartUpdate, 'refusal'> = {
  billingAddress: null,
  shippingAddress: null,
  attributes: null,
  details: null,
  attainableInfos: null,
};

const writeCartRefusal = (refusal: CartRefusal): Refusal => {
  switch (refusal.because) {
    case 'cart-not-found':
      throw cartNotFound();
    case 'already-submitted':
    case 'saved-list-full':
      return writeRefusal(refusal.because);
    case 'no-such-item':
    case 'sold-out':
      return writeRefusal(refusal.because, { subject: refusal.itemId });
    case 'no-such-position':
      return writeRefusal(refusal.because, { subject: refusal.positionId });
    case 'no-such-saved-line':
      return writeRefusal(refusal.because, { subject: refusal.savedId });
    case 'voucher-refused':
      return writeRefusal(refusal.because, { subject: refusal.code, message: refusal.message });
  }
};

type CartField =
  | 'shop_findCart'
  | 'cart_update'
  | 'mergeCarts'
  | 'setAlternativeEmails'
  | 'setOrderReference'
  | 'setCostCentre'
  | 'setOrderComment'
  | 'setOrderNewsletterSubscribe';

export const cartResolvers: Resolvers<CartField> = {
  shop_findCart: async ({ cartId, calculateShippingCost = false }: QueryShopFindCartArgs, { shop, shopper }) => {
    const cart = await shop.carts.find(shopper, cartId, { shippingCost: calculateShippingCost });
    if (!cart.ok) throw cartNotFound();
    return writeCart(cart.value, shopper.storefront);
  },
  cart_update: async ({ cartId, ops }: MutationCartUpdateArgs, { shop, shopper }) => {
    const updated = await shop.carts.update(shopper, cartId, readCartOperations(ops));
    if (!updated.ok) return { ...NO_CHANGES, refusal: writeCartRefusal(updated.refusal) };
    const { id: _id, ...cart } = writeCart(updated.value.cart, shopper.storefront);
    return { ...cart, attainableInfos: writeReport(updated.value.report), refusal: null };
  },
  mergeCarts: async ({ cartId, fromCartId, fromUserId }: MutationMergeCartsArgs, { shop, shopper }) => {
    const merged = await shop.carts.merge(shopper, cartId, { cartId: fromCartId, userId: fromUserId });
    if (!merged.ok) throw cartNotFound();
    return writeCart(merged.value, shopper.storefront);
  },
  setAlternativeEmails: async (
    { cartId, billingEmail, shippingEmail }: MutationSetAlternativeEmailsArgs,
    { shop, shopper },
  ) =>
    writeMutationResult(
      await shop.carts.setAlternativeEmails(
        shopper,
        cartId,
        omitNil({ billing: billingEmail, shipping: shippingEmail }),
      ),
    ),
  setOrderReference: async ({ cartId, orderReference }: MutationSetOrderReferenceArgs, { shop, shopper }) =>
    writeMutationResult(await shop.carts.setOrderReference(shopper, cartId, orderReference)),
  setCostCentre: async ({ cartId, costCentre }: MutationSetCostCentreArgs, { shop, shopper }) =>
    writeMutationResult(await shop.carts.setCostCentre(shopper, cartId, costCentre)),
  setOrderComment: async ({ cartId, comment }: MutationSetOrderCommentArgs, { shop, shopper }) =>
    writeMutationResult(await shop.carts.setOrderComment(shopper, cartId, comment)),
  setOrderNewsletterSubscribe: async (
    { cartId, subscribe, wording }: MutationSetOrderNewsletterSubscribeArgs,
    { shop, shopper },
  ) => writeMutationResult(await shop.carts.setNewsletter(shopper, cartId, subscribe ? (wording ?? '') : undefined)),
};
