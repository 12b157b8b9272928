import { MAGIC_CARD_CODE } from '@shop/fakes/parameters/magic-values';
import { CARD_TEXTS } from '@shop/fakes/providers/card/card-texts';
import { PAYPAL_TEXTS } from '@shop/fakes/providers/paypal/paypal-texts';
import { TWINT_TEXTS } from '@shop/fakes/providers/twint/twint-texts';
import { resultOf } from '@shop/gateway/testing/buy';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { type PlainPage, withoutScripts } from './without-scripts.ts';

const TO_ORDER = `{ result: checkout { cart { id } seen } }`;
const ORDER =
  'mutation Order($input: PlaceOrderInput!) { result: placeOrder(input: $input) { __typename ... on OrderPlaced { orderId } ... on CardPaymentNeeded { url fields { name value } } ... on RedirectNeeded { url } } }';

interface Ordered {
  readonly __typename: string;
  readonly orderId?: string;
  readonly url?: string;
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
}

type Language = 'de' | 'en';

const payByCard = async (page: PlainPage, language: Language): Promise<PlainPage> => {
  const texts = CARD_TEXTS[language];
  const secure = await page.press(texts.pay, {
    [texts.number]: '4111 1111 1111 1111',
    [texts.holder]: 'Gerda Gast',
    [texts.expiry]: '12/39',
    [texts.code]: '123',
  });
  return secure.press(texts.approve, { [texts.secureCode]: MAGIC_CARD_CODE });
};

const payByPaypal = async (page: PlainPage, language: Language): Promise<PlainPage> => {
  const texts = PAYPAL_TEXTS[language];
  const approval = await page.press(texts.login, {
    [texts.email]: 'gerda.gast@example.com',
    [texts.password]: 'geheim',
  });
  return approval.press(texts.pay);
};

const payByTwint = async (page: PlainPage, language: Language): Promise<PlainPage> => {
  const texts = TWINT_TEXTS[language];
  const confirmation = await (await page.follow(texts.open)).press(texts.connect);
  return confirmation.press(texts.pay);
};

const PAY: Readonly<Record<string, typeof payByCard>> = {
  CREDIT_CARD: payByCard,
  PAYPAL: payByPaypal,
  TWINT: payByTwint,
};

/** Orders as the script of the summary does, and goes through the pages of the payment provider, if there is one: to the page on which the shopper ends. */
export const orderAndPay = async (
  browser: TestBrowser,
  host: string,
  { paymentId, language }: { readonly paymentId: string; readonly language: Language },
): Promise<PlainPage> => {
  const { cart, seen } = await resultOf<{ cart: { id: string }; seen: string }>(browser, TO_ORDER);
  // The provider leads back to the host of the page that the order came from.
  const extras = { headers: { referer: `http://${host}/checkout/summary/` } };
  const reply = await browser.postJson(
    '/graphql',
    { query: ORDER, variables: { input: { cartId: cart.id, seen } } },
    extras,
  );
  const { orderId, url, fields } = reply.json<{ data: { result: Ordered } }>().data.result;
  const shopper = withoutScripts(browser, host);
  if (url === undefined) return shopper.open(`/checkout/confirmation/?order=${orderId ?? ''}`);
  const entrance = await (fields === undefined
    ? shopper.open(url)
    : shopper.post(url, Object.fromEntries(fields.map(({ name, value }) => [name, value]))));
  return PAY[paymentId]?.(entrance, language) ?? entrance;
};
