import type { CartOperation } from '@shop/domain/carts/cart-operation';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Market } from './markets.ts';
import type { OpenShop } from './open-shop.ts';
import { ARTICLES } from './receipt.ts';
import type { Basket } from './receipt.ts';
import type { TestBrowser } from './test-browser.ts';

/** A billing address that satisfies every rule. */
export const ADDRESS = {
  formType: 'private',
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  streetAndNumber: 'Schulstraße 4',
  postcode: '50667',
  city: 'Köln',
  country: 'DE',
} as const;

export const GRAPHQL_ADDRESS = { ...ADDRESS, formType: 'private', salutation: 'mrs' } as const;

/** Runs an operation given as text and returns the field `result`; errors appear in the test's output. */
export const resultOf = async <Value>(browser: TestBrowser, text: string, variables: object = {}): Promise<Value> => {
  const reply = (await browser.query(text, variables)).json<{ data?: { result: Value } | null; errors?: unknown }>();
  if (reply.data == null || reply.errors !== undefined) throw new TypeError(`${text}: ${JSON.stringify(reply)}`);
  return reply.data.result;
};

/** Changes the visitor's cart, and returns the fields that are asked for. */
export const changeCart = <Value = unknown>(
  browser: TestBrowser,
  operations: readonly CartOperation[],
  fields = '__typename',
): Promise<Value> =>
  resultOf<Value>(
    browser,
    `mutation Change($operations: [CartOperationInput!]!) { result: updateCart(operations: $operations) { ${fields} } }`,
    { operations },
  );

/** Signs in if only customers may buy. */
export const signInFor = async (browser: TestBrowser, { buyer }: Market): Promise<void> => {
  if (!('persona' in buyer)) return;
  const { identifier, password } = PERSONAS[buyer.persona];
  await browser.postJson('/api/login-action/', { formData: { customerNumber: identifier, password }, mergeCart: true });
};

export const fillBasket = async (browser: TestBrowser, { pencils, book, voucherPercent }: Basket): Promise<void> => {
  await changeCart(browser, [
    { do: 'add-position', itemId: ARTICLES.pencils.itemId, quantity: pencils },
    { do: 'add-position', itemId: ARTICLES.book.itemId, quantity: book },
  ]);
  if (voucherPercent !== undefined) await changeCart(browser, [{ do: 'add-voucher', code: `SCHULE${voucherPercent}` }]);
};

/** An item that is in stock in every world. */
export const itemInStock = ({ fake }: OpenShop): string => {
  const items = fake.testWorlds
    .get('default')
    .read(({ goods }) => goods.productsIn('10').flatMap(({ items: all }) => all));
  const found = items.find(
    ({ stock, minimumOrderQuantity, bulky }) => stock > 20 && minimumOrderQuantity === 1 && !bulky,
  );
  return found?.itemId ?? '';
};

/** Puts two pieces into the visitor's cart; returns its id. */
export const fillCart = async (shop: OpenShop, visitor: TestBrowser): Promise<string> => {
  const reply = await visitor.runDocument('updateCart', {
    operations: [{ do: 'add-position', itemId: itemInStock(shop), quantity: 2 }],
  });
  return reply.json<{ data: { updateCart: { cart: { id: string } } } }>().data.updateCart.cart.id;
};

const SEEN = `cart { id } seen`;
const STEP = `__typename ... on Checkout { step selectedPaymentId ${SEEN} paymentMethods { id enabled } } ... on FormRefused { fieldErrors { field messageKey } } ... on SessionExpired { messageKey }`;

interface Checkout {
  readonly __typename: string;
  readonly cart: { readonly id: string };
  readonly seen: string;
}

interface Shipping {
  readonly email?: string;
  /** Where the parcels go, other than `ADDRESS`. */
  readonly place?: object;
  readonly shipperCode?: string;
}

/** Submits the shipping step with one new address, as a guest unless the visitor is signed in. */
export const saveShipping = async (
  visitor: TestBrowser,
  { email = 'gast@schule.example', place = {}, ...shipping }: Shipping = {},
): Promise<Checkout> => {
  await visitor.query('mutation { chooseCheckoutLogin(option: guest) { loginOption } }');
  const billingAddress = { ...GRAPHQL_ADDRESS, ...place };
  return resultOf(
    visitor,
    `mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { ${STEP} } }`,
    { input: { deliveryType: 'sameAsBilling', billingAddress, account: { email }, ...shipping } },
  );
};

export const savePayment = (visitor: TestBrowser, paymentId = 'VORKASSE'): Promise<Checkout> =>
  resultOf(
    visitor,
    `mutation Pay($input: PaymentStepInput!) { result: savePaymentStep(input: $input) { ${STEP} ... on PaymentRefused { messageKey } } }`,
    { input: { paymentId } },
  );

/** Completes shipping and payment, up to the summary. */
export const goToSummary = async (browser: TestBrowser, { buyer }: Market): Promise<void> => {
  if (!('persona' in buyer)) {
    await saveShipping(browser, { place: buyer });
    await savePayment(browser);
    return;
  }
  const { defaultBillingAddressId: billingAddressId } = await resultOf<{ defaultBillingAddressId: string }>(
    browser,
    '{ result: checkout { defaultBillingAddressId } }',
  );
  await resultOf(
    browser,
    'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }',
    { input: { deliveryType: 'sameAsBilling', billingAddressId } },
  );
};

/** The response to a click on the order button. */
export interface Placed {
  readonly __typename: string;
  readonly orderId?: string;
  /** The order that the cart had already become. */
  readonly existing?: string | null;
  readonly url?: string;
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
  readonly changes?: readonly { readonly what: string; readonly was: string | null; readonly is: string | null }[];
}

const PLACED =
  '__typename ... on OrderPlaced { orderId } ... on CardPaymentNeeded { orderId url fields { name value } } ... on RedirectNeeded { orderId url } ... on CartChanged { messageKey changes { what was { text } is { text } countWas countIs } } ... on AlreadySubmitted { existing: orderId messageKey } ... on CheckoutNotReady { path notice: messageKey } ... on FormRefused { fieldErrors { field messageKey } } ... on SessionExpired { messageKey }';

/** Presses the order button at the total that was seen. */
export const placeOrder = (visitor: TestBrowser, { cart, seen }: Checkout, more: object = {}): Promise<Placed> =>
  resultOf(visitor, `mutation Order($input: PlaceOrderInput!) { result: placeOrder(input: $input) { ${PLACED} } }`, {
    input: { cartId: cart.id, seen, ...more },
  });

/** Orders at the total that the summary shows; returns the order's id. */
export const order = async (
  browser: TestBrowser,
  wishes: { readonly comment?: string; readonly newsletter?: boolean } = {},
): Promise<string> => {
  const shown = await resultOf<Checkout>(browser, `{ result: checkout { __typename ${SEEN} } }`);
  const placed = await placeOrder(browser, shown, wishes);
  if (placed.__typename !== 'OrderPlaced' || placed.orderId === undefined)
    throw new TypeError(`no order was placed: ${JSON.stringify(placed)}`);
  return placed.orderId;
};

/** Goes from an empty cart to an order; returns its id. */
export const checkOut = async (shop: OpenShop, visitor: TestBrowser): Promise<string> => {
  await fillCart(shop, visitor);
  await saveShipping(visitor);
  const placed = await placeOrder(visitor, await savePayment(visitor));
  return placed.orderId ?? '';
};
