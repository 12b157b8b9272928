import type { Shopper } from './shopper.ts';

/** The same browser as somebody whom the shop has not met: no session, no ids. */
export const asStranger = ({ userId: _user, cartId: _cart, sessionToken: _session, ...rest }: Shopper): Shopper => ({ ...rest, loginState: 'logged-out' });
