import { cartNotices } from '@shop/domain/carts/cart-notices';

import type { UpdateCartPartFragment } from '../../../platform/generated/graphql.ts';
import type { NewToast } from '../../../platform/toasts/toasts.ts';

/** The shop's reply to a change of the cart. */
export type CartResult = UpdateCartPartFragment;

type Updated = Extract<CartResult, { __typename: 'CartUpdated' }>;
type Refused = Extract<CartResult, { __typename: 'CartRefused' }>;

/** Notices about what the shop did differently when articles were added. */
export const noticesOf = ({ report }: Pick<Updated, 'report'>): readonly NewToast[] => cartNotices(report);

/** How many pieces the shop added. Can be fewer or more than requested. */
export const piecesAdded = ({ report }: Pick<Updated, 'report'>): number =>
  report.added.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Why the shop refused to change the cart. */
export const refusalNotice = ({ messageKey }: Pick<Refused, 'messageKey'>): NewToast => ({ kind: 'error', messageKey });
