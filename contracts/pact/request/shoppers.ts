import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { UpstreamShopper } from '@shop/gateway/upstream/client/upstream-shopper';

import { ID } from './provider-ids.ts';

/** Somebody whom the upstream has not met. */
export const anonymous: UpstreamShopper = { storefront: STOREFRONTS.de, loginState: 'logged-out', headers: {} };

/** Somebody with a user id and a cart, not signed in. */
export const visitor: UpstreamShopper = { ...anonymous, userId: ID.userId, cartId: ID.cartId };

/** A guest or customer. */
export const signedIn: UpstreamShopper = { ...visitor, loginState: 'customer', sessionToken: ID.sessionToken };
