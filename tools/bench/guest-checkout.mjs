import { expected, visitor } from './visitor.mjs';

const ADDRESS = {
  formType: 'private',
  salutation: 'mrs',
  firstname: 'Mara',
  lastname: 'Lindner',
  streetAndNumber: 'Schulstraße 12',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
};

/**
 * Adds one article to the basket and continues as a guest.
 * @param {ReturnType<typeof visitor>} browser
 * @param {string} itemId
 */
export const walkToShipping = async (browser, itemId) => {
  await browser.request('/api/token/');
  const added = await browser.run('UpdateCart', { operations: [{ do: 'add-position', itemId, quantity: 1 }] });
  expected('CartUpdated', added.updateCart);
  await browser.run('Cart');
  await browser.run('ChooseCheckoutLogin', { option: 'guest' });
};

/**
 * Completes every checkout step before the order.
 * @param {ReturnType<typeof visitor>} browser
 * @param {string} itemId
 */
export const walkToSummary = async (browser, itemId) => {
  await walkToShipping(browser, itemId);
  const { checkout } = await browser.run('Checkout');
  const shipperCode = checkout.shippers.find((/** @type {{ enabled: boolean }} */ { enabled }) => enabled)?.code;
  const account = { email: 'mara.lindner@example.org' };
  const shipping = await browser.run('SaveShippingStep', {
    input: { deliveryType: 'sameAsBilling', billingAddress: ADDRESS, account, shipperCode },
  });
  expected('Checkout', shipping.saveShippingStep);
  const payment = await browser.run('SavePaymentStep', { input: { paymentId: 'VORKASSE' } });
  return expected('Checkout', payment.savePaymentStep);
};

/** Counts the guests, whose networks start at 12.0.0.0. No other measurement uses these networks. */
let guests = 0;

/** A different network for each guest, forwarded as by a local proxy: the shop limits guests per network and ten minutes. */
const nextNetwork = () => {
  guests += 1;
  return `12.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`;
};

/** What a checkout shows, as the client sends it with the order. @param {any} checkout */
const orderInputOf = ({ cart, seen }) => ({ cartId: cart.id, seen });

/**
 * A guest with one article on the summary, and what the order button sends.
 * @param {string} origin of the shop
 * @param {string} itemId
 * @param {string} [world]
 */
export const guestOnSummary = async (origin, itemId, world) => {
  const browser = visitor(origin, world, nextNetwork());
  return { browser, input: orderInputOf(await walkToSummary(browser, itemId)) };
};

/** @typedef {Awaited<ReturnType<typeof guestOnSummary>>} GuestOnSummary */

/**
 * Buys one article as a guest, with all the requests that the client makes for it.
 * @param {string} origin of the shop
 * @param {string} itemId
 * @param {string} [world]
 */
export const guestCheckout = async (origin, itemId, world) => {
  const { browser, input } = await guestOnSummary(origin, itemId, world);
  const order = await browser.run('PlaceOrder', { input });
  await browser.run('OrderConfirmation', { orderId: expected('OrderPlaced', order.placeOrder).orderId });
  await browser.request('/api/confirmation-cleanup/', { cartId: input.cartId });
  return browser.responses;
};
