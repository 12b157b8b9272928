import type { Shopper } from '@shop/domain/sessions/shopper';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';

import { ID } from './provider-ids.ts';

/** Somebody whom the upstream has not met. */
export const anonymous: Shopper = { storefront: STOREFRONTS.de, loginState: 'logged-out', headers: {} };

/** Somebody with a user id and a cart, not signed in. */
export const visitor: Shopper = { ...anonymous, userId: ID.userId, cartId: ID.cartId };

/** A guest or customer. */
export const signedIn: Shopper = { ...visitor, loginState: 'customer', sessionToken: ID.sessionToken };
