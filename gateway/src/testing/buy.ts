import { PERSONAS } from '@shop/fakes/personas/personas';
import { ADDRESS } from './check-out.ts';
import type { Market } from './markets.ts';
import { ARTICLES } from './receipt.ts';
import type { Basket } from './receipt.ts';
import type { TestBrowser } from './test-browser.ts';

/** Asks by text, and takes the answer of that name; what went wrong is in the test's output. */
export const answerTo = async <Answer>(browser: TestBrowser, text: string, variables: object = {}): Promise<Answer> => {
  const reply = (await browser.query(text, variables)).json<{ data?: { answer: Answer } | null; errors?: unknown }>();
  if (reply.data == null || reply.errors !== undefined) throw new TypeError(`${text}: ${JSON.stringify(reply)}`);
  return reply.data.answer;
};

/** Signs in where only customers may buy. */
export const signInFor = async (browser: TestBrowser, { buyer }: Market): Promise<void> => {
  if (!('persona' in buyer)) return;
  const { identifier, password } = PERSONAS[buyer.persona];
  await browser.postJson('/api/login-action/', { formData: { customerNumber: identifier, password }, mergeCart: true });
};

export const fillBasket = async (browser: TestBrowser, { pencils, book, voucherPercent }: Basket): Promise<void> => {
  const items = [
    { itemId: ARTICLES.pencils.itemId, quantity: pencils },
    { itemId: ARTICLES.book.itemId, quantity: book },
  ];
  await answerTo(browser, 'mutation Fill($items: [AddToCartInput!]!) { answer: addToCart(items: $items) { __typename } }', { items });
  if (voucherPercent !== undefined) await answerTo(browser, `mutation { answer: addVoucher(code: "SCHULE${voucherPercent}") { __typename } }`);
};

/** Goes through shipping and payment up to the summary. */
export const goToSummary = async (browser: TestBrowser, { buyer }: Market): Promise<void> => {
  const ship = 'mutation Ship($input: ShippingStepInput!) { answer: saveShippingStep(input: $input) { __typename } }';
  if ('persona' in buyer) {
    const { defaultBillingAddressId: billingAddressId } = await answerTo<{ defaultBillingAddressId: string }>(browser, '{ answer: checkout { defaultBillingAddressId } }');
    await answerTo(browser, ship, { input: { deliveryType: 'SAME_AS_BILLING', billingAddressId } });
    return;
  }
  await answerTo(browser, 'mutation { answer: chooseCheckoutLogin(option: GUEST) { loginOption } }');
  const billingAddress = { ...ADDRESS, ...buyer, formType: 'PRIVATE', salutation: 'MRS' };
  await answerTo(browser, ship, { input: { deliveryType: 'SAME_AS_BILLING', billingAddress, account: { email: 'gast@schule.example' } } });
  await answerTo(browser, 'mutation { answer: savePaymentStep(input: { paymentId: "VORKASSE" }) { __typename } }');
};

const MONEY_INPUT = '{ amount currency }';
const SEEN = `{ cart { id } seen { total ${MONEY_INPUT} shippingCost ${MONEY_INPUT} positionCount articleCount lines { positionId name quantity total ${MONEY_INPUT} } } }`;

/** Presses the order button at what the summary shows; answers the order's id. */
export const order = async (browser: TestBrowser, wishes: { readonly comment?: string; readonly newsletter?: boolean } = {}): Promise<string> => {
  const { cart, seen } = await answerTo<{ cart: { id: string }; seen: object }>(browser, `{ answer: checkout ${SEEN} }`);
  const placed = await answerTo<{ orderId?: string }>(browser, 'mutation Order($input: PlaceOrderInput!) { answer: placeOrder(input: $input) { __typename ... on OrderPlaced { orderId } } }', {
    input: { cartId: cart.id, seen, ...wishes },
  });
  if (placed.orderId === undefined) throw new TypeError(`no order was placed: ${JSON.stringify(placed)}`);
  return placed.orderId;
};
