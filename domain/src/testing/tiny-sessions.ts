import { addressOf } from '../addresses/address-forms.ts';
import type { Cart } from '../carts/cart.ts';
import type { Credentials, CustomerRegistration, GuestRegistration, SignedIn } from '../sessions/sessions.port.ts';
import type { CartId, Shopper, UserId } from '../sessions/shopper.ts';
import { granted, refused } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import { aCart } from './a-cart.ts';
import { answer, changed, mayBeLost, nextAddressId, type TinyAccount, type TinyWorld } from './tiny-world.ts';

/** Who is signed in, whether as a customer or as a guest. */
const SIGNED_IN: UserId = 'user-2';

const signedIn = (cartId: CartId, cartMerged = false): SignedIn => ({
  userId: SIGNED_IN,
  sessionToken: 'session-2',
  expires: '2026-11-21T12:00:00Z',
  firstName: 'Änne',
  lastName: 'Krüger',
  cartMerged,
  sharedListMerged: false,
  updatedCartId: cartId,
  activeWishlistId: 'list-2',
});

/** Puts the addresses into the book and onto the cart, which only the new session finds from then on. */
const enter = (world: TinyWorld, { cartId = '' }: Shopper, { billingAddress, shippingAddress }: Partial<GuestRegistration>): SignedIn => {
  if (billingAddress !== undefined) {
    const billing = addressOf(billingAddress, nextAddressId(world));
    world.billing.push(billing);
    changed(world, cartId, { billingAddress: billing });
  }
  if (shippingAddress !== undefined) {
    const shipping = addressOf(shippingAddress, nextAddressId(world));
    world.shipping.push(shipping);
    changed(world, cartId, { shippingAddress: shipping });
  }
  world.owners[cartId] = SIGNED_IN;
  return signedIn(cartId);
};

const together = (account: Cart, brought: Cart): Cart => {
  const grown = account.positions.map((line) => {
    const more = brought.positions.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0;
    return { ...line, quantity: Math.min(line.quantity + more, line.maxQuantity) };
  });
  const others = brought.positions.filter(({ itemId }) => !account.positions.some((line) => line.itemId === itemId));
  return { ...aCart({ id: account.id, positions: [...grown, ...others] }), vouchers: account.vouchers };
};

const openAccount = (world: TinyWorld, { cartId = '' }: Shopper, account: TinyAccount): SignedIn => {
  const brought = world.owners[cartId] === SIGNED_IN ? undefined : world.carts.find(({ id }) => id === cartId);
  const own = world.carts.find(({ id }) => id === account.cartId);
  if (own === undefined) {
    world.accounts = world.accounts.map((known) => (known === account ? { ...account, cartId } : known));
    world.owners[cartId] = SIGNED_IN;
    return signedIn(cartId);
  }
  if (brought === undefined) return signedIn(own.id);
  changed(world, own.id, together(own, brought));
  world.carts = world.carts.filter(({ id }) => id !== cartId);
  return signedIn(own.id, true);
};

const logIn = (world: TinyWorld, shopper: Shopper, { identifier, password, stayLogged, mergeCart }: Credentials) => {
  world.asked.push(`login ${identifier}${stayLogged ? ' stay-logged' : ''}${mergeCart ? ' merge-cart' : ''}`);
  const account = world.accounts.find((known) => known.identifier === identifier && known.password === password);
  return account === undefined ? refused({ because: 'wrong-credentials', message: 'shop.login.failed' } as const) : granted(openAccount(world, shopper, account));
};

const registerCustomer = (world: TinyWorld, shopper: Shopper, registration: CustomerRegistration) => {
  const { email, password } = registration;
  const asked = answer(world, `register-customer ${email}`, () => world.registrations.push(registration));
  if (!asked.ok) return asked;
  const entered = enter(world, shopper, registration);
  world.accounts.push({ identifier: email, password, cartId: entered.updatedCartId });
  return granted(entered);
};

const registerGuest = (world: TinyWorld, shopper: Shopper, registration: GuestRegistration) => {
  const asked = answer(world, `register-guest ${registration.email}`, () => world.registrations.push(registration));
  return asked.ok ? granted(enter(world, shopper, registration)) : asked;
};

export const tinySessions = (world: TinyWorld): Shop['sessions'] => ({
  open: async ({ loginState }) => {
    world.asked.push(`open-session ${loginState}`);
    const cart = aCart({ id: `cart-${world.carts.length + 1}`, positions: [] });
    world.carts.push(cart);
    world.owners[cart.id] = 'user-new';
    return { userId: 'user-new', cartId: cart.id, activeWishlistId: 'list-new' };
  },
  login: async (shopper, credentials) => mayBeLost(world, 'login', () => logIn(world, shopper, credentials)),
  logout: async () => {
    world.asked.push('logout');
  },
  registerCustomer: async (shopper, registration) => mayBeLost(world, 'register-customer', () => registerCustomer(world, shopper, registration)),
  registerGuest: async (shopper, registration) => mayBeLost(world, 'register-guest', () => registerGuest(world, shopper, registration)),
});
