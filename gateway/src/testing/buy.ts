import type { CartOperation } from '@shop/domain/carts/cart-operation';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { ADDRESS } from './check-out.ts';
import type { Market } from './markets.ts';
import { ARTICLES } from './receipt.ts';
import type { Basket } from './receipt.ts';
import type { TestBrowser } from './test-browser.ts';

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

/** Completes shipping and payment, up to the summary. */
export const goToSummary = async (browser: TestBrowser, { buyer }: Market): Promise<void> => {
  const ship = 'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }';
  if ('persona' in buyer) {
    const { defaultBillingAddressId: billingAddressId } = await resultOf<{ defaultBillingAddressId: string }>(
      browser,
      '{ result: checkout { defaultBillingAddressId } }',
    );
    await resultOf(browser, ship, { input: { deliveryType: 'SAME_AS_BILLING', billingAddressId } });
    return;
  }
  await resultOf(browser, 'mutation { result: chooseCheckoutLogin(option: GUEST) { loginOption } }');
  const billingAddress = { ...ADDRESS, ...buyer, formType: 'PRIVATE', salutation: 'MRS' };
  await resultOf(browser, ship, {
    input: { deliveryType: 'SAME_AS_BILLING', billingAddress, account: { email: 'gast@schule.example' } },
  });
  await resultOf(browser, 'mutation { result: savePaymentStep(input: { paymentId: "VORKASSE" }) { __typename } }');
};

const MONEY_INPUT = '{ amount currency }';
const SEEN = `{ cart { id } seen { total ${MONEY_INPUT} shippingCost ${MONEY_INPUT} positionCount articleCount lines { positionId name quantity total ${MONEY_INPUT} } vouchers { code saving ${MONEY_INPUT} } promotionsSaving ${MONEY_INPUT} } }`;

/** Orders at the total that the summary shows; returns the order's id. */
export const order = async (
  browser: TestBrowser,
  wishes: { readonly comment?: string; readonly newsletter?: boolean } = {},
): Promise<string> => {
  const { cart, seen } = await resultOf<{ cart: { id: string }; seen: object }>(
    browser,
    `{ result: checkout ${SEEN} }`,
  );
  const placed = await resultOf<{ orderId?: string }>(
    browser,
    'mutation Order($input: PlaceOrderInput!) { result: placeOrder(input: $input) { __typename ... on OrderPlaced { orderId } } }',
    {
      input: { cartId: cart.id, seen, ...wishes },
    },
  );
  if (placed.orderId === undefined) throw new TypeError(`no order was placed: ${JSON.stringify(placed)}`);
  return placed.orderId;
};
