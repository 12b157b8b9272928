import { addressOf } from '../addresses/address-forms.ts';
import type { SignedIn } from '../visit/session.ts';
import type { Credentials, CustomerRegistration, GuestRegistration } from '../sessions/sessions.port.ts';
import type { CartId, Shopper, UserId } from '../visit/shopper.ts';
import { granted, refused } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { aCart } from './a-cart.ts';
import { changed, mayBeLost, nextAddressId, recordCall, type StubAccount, type StubState } from './stub-state.ts';

/** Who is signed in, whether as a customer or as a guest. */
const SIGNED_IN: UserId = 'user-2';

const signedIn = (cartId: CartId): SignedIn => ({
  userId: SIGNED_IN,
  sessionToken: 'session-2',
  expires: '2026-11-21T12:00:00Z',
  firstName: 'Änne',
  lastName: 'Krüger',
  cartMerged: false,
  sharedListMerged: false,
  updatedCartId: cartId,
  activeWishlistId: 'list-2',
});

/** Adds the addresses to the book and the cart, which only the new session finds from then on. */
const enter = (
  state: StubState,
  { cartId = '' }: Shopper,
  { billingAddress, shippingAddress }: Partial<GuestRegistration>,
): SignedIn => {
  if (billingAddress !== undefined) {
    const billing = addressOf(billingAddress, nextAddressId(state));
    state.billing.push(billing);
    changed(state, cartId, { billingAddress: billing });
  }
  if (shippingAddress !== undefined) {
    const shipping = addressOf(shippingAddress, nextAddressId(state));
    state.shipping.push(shipping);
    changed(state, cartId, { shippingAddress: shipping });
  }
  state.owners[cartId] = SIGNED_IN;
  return signedIn(cartId);
};

/** As the shop logs in for somebody whose cart is merged afterwards. */
const openAccount = (state: StubState, account: StubAccount): SignedIn => {
  const own = state.carts.find(({ id }) => id === account.cartId);
  if (own !== undefined) return signedIn(own.id);
  const cart = aCart({ id: `cart-${state.carts.length + 1}`, positions: [] });
  state.carts.push(cart);
  state.owners[cart.id] = SIGNED_IN;
  state.accounts = state.accounts.map((known) => (known === account ? { ...account, cartId: cart.id } : known));
  return signedIn(cart.id);
};

const logIn = (state: StubState, { identifier, password, stayLogged, mergeCart }: Credentials) => {
  state.calls.push(`login ${identifier}${stayLogged ? ' stay-logged' : ''}${mergeCart ? ' merge-cart' : ''}`);
  const account = state.accounts.find((known) => known.identifier === identifier && known.password === password);
  return account === undefined
    ? refused({ because: 'wrong-credentials', message: 'shop.login.failed' } as const)
    : granted(openAccount(state, account));
};

const registerCustomer = (state: StubState, shopper: Shopper, registration: CustomerRegistration) => {
  const { email, password } = registration;
  const recorded = recordCall(state, `register-customer ${email}`, () => state.registrations.push(registration));
  if (!recorded.ok) return recorded;
  const entered = enter(state, shopper, registration);
  state.accounts.push({ identifier: email, password, cartId: entered.updatedCartId });
  return granted(entered);
};

const registerGuest = (state: StubState, shopper: Shopper, registration: GuestRegistration) => {
  const recorded = recordCall(state, `register-guest ${registration.email}`, () =>
    state.registrations.push(registration),
  );
  return recorded.ok ? granted(enter(state, shopper, registration)) : recorded;
};

export const stubSessions = (state: StubState): Shop['sessions'] => ({
  open: async ({ loginState }, { guestSessionToken } = {}) => {
    state.calls.push(
      ['open-session', loginState, ...(guestSessionToken === undefined ? [] : ['after', guestSessionToken])].join(' '),
    );
    const cart = aCart({ id: `cart-${state.carts.length + 1}`, positions: [] });
    state.carts.push(cart);
    state.owners[cart.id] = 'user-new';
    return { userId: 'user-new', cartId: cart.id, activeWishlistId: 'list-new' };
  },
  login: async (_shopper, credentials) => mayBeLost(state, 'login', () => logIn(state, credentials)),
  logout: async () => {
    state.calls.push('logout');
  },
  registerCustomer: async (shopper, registration) =>
    mayBeLost(state, 'register-customer', () => registerCustomer(state, shopper, registration)),
  registerGuest: async (shopper, registration) =>
    mayBeLost(state, 'register-guest', () => registerGuest(state, shopper, registration)),
});
