import { atExpressProvider } from '@shop/fakes/scenarios/at-express-provider';
import type { Entered, OpenBackend } from './backends.ts';
import { fillBasket, resultOf } from './buy.ts';
import type { TestBrowser } from './test-browser.ts';

export const BASKET = '/checkout/basket/';
export const SUMMARY = '/checkout/summary/';

interface Seen {
  readonly facts: { readonly isExpressAmazon: boolean; readonly loginState: string };
  readonly steps: readonly string[];
  readonly email: string | null;
  readonly selectedPaymentId: string | null;
  readonly billingAddress: { readonly street: string; readonly lastName: string } | null;
  readonly shippingAddress: { readonly street: string } | null;
  readonly billingAddresses: readonly { readonly street: string }[];
  readonly cart: { readonly id: string; readonly positionCount: number; readonly isExpressExcluded: boolean };
}

export const checkoutOf = (browser: TestBrowser): Promise<Seen> =>
  resultOf(
    browser,
    '{ result: checkout { facts { isExpressAmazon loginState } steps email selectedPaymentId billingAddress { street lastName } shippingAddress { street } billingAddresses { street } cart { id positionCount isExpressExcluded } } }',
  );

export const placeOrder = async (
  browser: TestBrowser,
): Promise<{ readonly __typename: string; readonly orderId?: string; readonly url?: string }> => {
  const { cart, seen } = await resultOf<{ cart: { id: string }; seen: string }>(
    browser,
    `{ result: checkout { cart { id } seen } }`,
  );
  return resultOf(
    browser,
    'mutation Order($input: PlaceOrderInput!) { result: placeOrder(input: $input) { __typename ... on RedirectNeeded { orderId url } ... on OrderPlaced { orderId } } }',
    { input: { cartId: cart.id, seen } },
  );
};

export const leave = async (browser: TestBrowser, fields: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { headers } = await browser.postForm('/forms/checkout-amazon', { from: BASKET, ...fields });
  return headers.location ?? '';
};

export const review = async (browser: TestBrowser, session: string, query = ''): Promise<string | undefined> =>
  (await browser.get(`/amazonpay/review/?amazonCheckoutSessionId=${encodeURIComponent(session)}${query}`)).headers
    .location;

export const back = async (browser: TestBrowser, session: string): Promise<string | undefined> =>
  (await browser.get(`/amazonpay/success/?amazonCheckoutSessionId=${encodeURIComponent(session)}`)).headers.location;

export const ordersIn = ({ world }: Entered): number =>
  world.read(({ state }) => state.mails.filter(({ template }) => template === 'order-confirmation').length);
export const cancellationsIn = ({ world }: Entered): number =>
  world.read(({ state }) => state.tracked.filter(({ name }) => name === 'payment_cancel').length);

export type AtExpress = Entered & { readonly provider: ReturnType<typeof atExpressProvider> };

/** A visitor of a shop that offers express payment. */
export const enterWithExpress = async (shop: OpenBackend): Promise<AtExpress> => {
  const entered = await shop.enter();
  const provider = atExpressProvider(entered.world);
  await provider.switchOn();
  return { ...entered, provider };
};

/** A guest on the summary of an express checkout. */
export const atExpressSummary = async (shop: OpenBackend): Promise<AtExpress & { readonly session: string }> => {
  const entered = await enterWithExpress(shop);
  await fillBasket(entered.browser, { pencils: 2, book: 1 });
  const session = await entered.provider.approveSession(await leave(entered.browser));
  await review(entered.browser, session);
  return { ...entered, session };
};
