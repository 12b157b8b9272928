import type { OpenShop } from './open-shop.ts';
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

export const GRAPHQL_ADDRESS = { ...ADDRESS, formType: 'PRIVATE', salutation: 'MRS' } as const;

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

const ANSWER =
  '__typename ... on Checkout { step selectedPaymentId cart { id } seen { total { amount currency } shippingCost { amount currency } positionCount articleCount lines { positionId name quantity total { amount currency } } vouchers { code saving { amount currency } } promotionsSaving { amount currency } } paymentMethods { id enabled } } ... on FormRefused { fieldErrors { field messageKey } } ... on SessionExpired { messageKey }';

interface Checkout {
  readonly __typename: string;
  readonly cart: { readonly id: string };
  readonly seen: Readonly<Record<string, unknown>>;
}

/** Submits the shipping step with one new address, as a guest unless the visitor is signed in. */
export const saveShipping = async (visitor: TestBrowser, email = 'gast@schule.example'): Promise<Checkout> => {
  await visitor.query('mutation { chooseCheckoutLogin(option: GUEST) { loginOption } }');
  const input = { deliveryType: 'SAME_AS_BILLING', billingAddress: GRAPHQL_ADDRESS, account: { email } };
  const reply = await visitor.query(
    `mutation Ship($input: ShippingStepInput!) { saveShippingStep(input: $input) { ${ANSWER} } }`,
    { input },
  );
  return reply.json<{ data: { saveShippingStep: Checkout } }>().data.saveShippingStep;
};

export const savePayment = async (visitor: TestBrowser, paymentId = 'VORKASSE'): Promise<Checkout> => {
  const reply = await visitor.query(
    `mutation Pay($input: PaymentStepInput!) { savePaymentStep(input: $input) { ${ANSWER} ... on PaymentRefused { messageKey } } }`,
    { input: { paymentId } },
  );
  return reply.json<{ data: { savePaymentStep: Checkout } }>().data.savePaymentStep;
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
  '__typename ... on OrderPlaced { orderId } ... on CardPaymentNeeded { orderId url fields { name value } } ... on RedirectNeeded { orderId url } ... on CartChanged { messageKey changes { what was is } } ... on AlreadySubmitted { existing: orderId messageKey } ... on CheckoutNotReady { path notice: messageKey } ... on FormRefused { fieldErrors { field messageKey } } ... on SessionExpired { messageKey }';

/** Orders at the total that was seen. */
export const placeOrder = async (
  visitor: TestBrowser,
  { cart, seen }: Checkout,
  more: object = {},
): Promise<Placed> => {
  const reply = await visitor.query(
    `mutation Order($input: PlaceOrderInput!) { placeOrder(input: $input) { ${PLACED} } }`,
    { input: { cartId: cart.id, seen, ...more } },
  );
  return reply.json<{ data: { placeOrder: Placed } }>().data.placeOrder;
};

/** Goes from an empty cart to an order; returns its id. */
export const checkOut = async (shop: OpenShop, visitor: TestBrowser): Promise<string> => {
  await fillCart(shop, visitor);
  await saveShipping(visitor);
  const placed = await placeOrder(visitor, await savePayment(visitor));
  return placed.orderId ?? '';
};
