import { setParameter } from '@shop/fakes/parameters/parameter-values';
import type { World } from '@shop/fakes/worlds/world';
import type { TestBrowser } from './test-browser.ts';
import { placeOrder, savePayment, saveShipping } from './buy.ts';
import { addOrdinaryItem } from './ordinary-item.ts';

const DAY_MS = 24 * 60 * 60_000;
/** By then any order is delivered, and its return window is open. */
export const DELIVERED_MS = 14 * DAY_MS;
/** Of the address in `buy.ts`. */
export const ZIP_CODE = '50667';

/** An order that can be returned, as its buyer knows it. */
export interface Goods {
  readonly orderId: string;
  readonly hash: string;
  readonly itemId: string;
}

/** The reply of an operation, by the name of its field. */
export const fieldOf = async <Value>(
  browser: TestBrowser,
  name: string,
  text: string,
  variables: object = {},
): Promise<Value> => {
  const { data, errors } = (await browser.query(text, variables)).json<{
    data?: Record<string, Value>;
    errors?: readonly { message: string }[];
  }>();
  const value = data?.[name];
  if (value === undefined) throw new Error(JSON.stringify(errors));
  return value;
};

/** Opens the returns of a world. */
export const openReturns = (world: World, value = 'true'): void =>
  world.run((tx) => setParameter(tx, 'returnOrders', value));

const FIND =
  'mutation F($orderId: String!, $zipCode: String!) { findReturnOrder(orderId: $orderId, zipCode: $zipCode) { __typename ... on ReturnOrderFound { path } ... on FormRefused { generalKey fieldErrors { field messageKey } } ... on ReturnNotReady { path notice: messageKey } } }';

export const findOrder = (
  browser: TestBrowser,
  orderId: string,
  zipCode = ZIP_CODE,
): Promise<{ readonly __typename: string; readonly path?: string; readonly generalKey?: string | null }> =>
  fieldOf(browser, 'findReturnOrder', FIND, { orderId, zipCode });

/** A guest buys two pieces of an article, and gets them. */
export const buyAndReceive = async ({
  browser,
  world,
}: {
  readonly browser: TestBrowser;
  readonly world: World;
}): Promise<Goods> => {
  openReturns(world);
  for (const cookie of ['sessionToken', 'guestSession', 'userId', 'cartId']) browser.cookies.delete(cookie);
  await addOrdinaryItem({ browser, world });
  await saveShipping(browser);
  const { orderId = '' } = await placeOrder(browser, await savePayment(browser));
  world.advance({ advanceMs: DELIVERED_MS });
  const { path = '' } = await findOrder(browser, orderId);
  const hash = new URL(path, 'http://shop').searchParams.get('order') ?? '';
  const { order } = await fieldOf<{ order: { items: readonly { id: string }[] } }>(
    browser,
    'returnFlow',
    'query F($order: ID) { returnFlow(order: $order) { order { items { id } } } }',
    { order: hash },
  );
  return { orderId, hash, itemId: order.items[0]?.id ?? '' };
};
