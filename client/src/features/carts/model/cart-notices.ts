import { dealSplitMessage } from '@shop/domain/deals/deal-quantity';

import type { NewToast } from '../../../platform/toasts/toasts.ts';
import type { CartResult } from './list-command.ts';

type Updated = Extract<CartResult, { __typename: 'CartUpdated' }>;

/** Notices about what the shop did differently when articles were added (specification A8: cart add reports). */
export const noticesOf = ({ report }: Pick<Updated, 'report'>): readonly NewToast[] => [
  ...report.variantsToChoose.map(
    ({ name }): NewToast => ({ kind: 'warning', messageKey: 'shop.cart.variantsToChoose', values: { name } }),
  ),
  ...report.quantityChanged.map(
    ({ name, asked, now }): NewToast => ({
      kind: 'warning',
      messageKey: 'shop.cart.quantityChanged',
      values: { name, asked, now },
    }),
  ),
  ...report.maxInCart.map(
    ({ name, max }): NewToast => ({ kind: 'warning', messageKey: 'shop.cart.maxInCart', values: { name, max } }),
  ),
  ...report.dealSplit.map(
    ({ name, lightning, normal }): NewToast => ({
      kind: 'warning',
      messageKey: dealSplitMessage({ lightning }),
      values: { name, lightning, normal },
    }),
  ),
];

/** How many pieces the shop added. Can be fewer or more than requested. */
export const piecesAdded = ({ report }: Pick<Updated, 'report'>): number =>
  report.added.reduce((pieces, { quantity }) => pieces + quantity, 0);

type Refused = Extract<CartResult, { __typename: 'CartRefused' }>;

const REFUSALS: Readonly<Record<string, string>> = {
  'cart-not-found': 'shop.error.sessionExpired',
  'already-submitted': 'vue.checkout.error.orderAlreadySubmitted',
  'sold-out': 'vue.orderForm.availability.outOfStock',
};

/** Why the shop refused to change the cart. */
export const refusalNotice = ({ because, messageKey }: Pick<Refused, 'because' | 'messageKey'>): NewToast => ({
  kind: 'error',
  messageKey: messageKey ?? REFUSALS[because] ?? 'vue.cart.error.somethingWentWrong',
});
