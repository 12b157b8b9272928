import { type ContactOrder, type ContactStart, isAbout } from '@shop/domain/contact-requests/contact-request';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { OrderId } from '@shop/domain/shared/shop-id';
import type { Shopper } from '@shop/domain/visit/shopper';
import { ownOrder } from '../orders/find-order.ts';
import { orderAtZipCode } from '../orders/look-up-order.ts';
import { signedInAccount, signedInUser } from '../sessions/current-user.ts';
import type { View } from '../worlds/transaction.ts';

/** How somebody proves that they know an order. */
export type OrderProof = 'own' | 'looked-up';

/** The order, and how the shopper proves that they know it; undefined if they do not. */
export const provenOrder = (
  view: View,
  shopper: Shopper,
  { orderId, zipCode }: ContactOrder,
): { readonly orderId: OrderId; readonly by: OrderProof } | undefined => {
  if (ownOrder(view, shopper, orderId) !== undefined) return { orderId, by: 'own' };
  const order = zipCode === undefined ? undefined : orderAtZipCode(view, { orderId, zipCode });
  return order !== undefined && isAbout(orderId, order.confirmation.orderId)
    ? { orderId: order.confirmation.orderId, by: 'looked-up' }
    : undefined;
};

/** What the contact form starts with. Somebody who looked an order up learns nothing of its buyer. */
export const contactStart = (view: View, shopper: Shopper, order: ContactOrder | undefined): ContactStart => {
  const user = signedInUser(view, shopper);
  return omitNil({
    fullName: user && `${user.firstName} ${user.lastName}`.trim(),
    email: user?.email,
    phone: user?.phone,
    orderId: order && provenOrder(view, shopper, order)?.orderId,
    copyTo: signedInAccount(view, shopper)?.email,
  });
};
