import type { Entered } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, order, resultOf } from '@shop/gateway/testing/buy';
import { DELIVERED_MS, findOrder, openReturns } from '@shop/gateway/testing/goods-to-return';
import { MARKETS } from '@shop/gateway/testing/markets';

/** An order of a guest that can be returned. */
export const buyAndReceive = async ({ browser, world }: Entered) => {
  openReturns(world);
  await fillBasket(browser, { pencils: 2, book: 1 });
  await goToSummary(browser, MARKETS.de);
  const orderId = await order(browser);
  world.advance({ advanceMs: DELIVERED_MS });
  const { path = '' } = await findOrder(browser, orderId);
  const hash = new URL(path, 'http://shop').searchParams.get('order') ?? '';
  const {
    order: {
      items: [item],
    },
  } = await resultOf<{ order: { items: readonly { id: string }[] } }>(
    browser,
    `{ result: returnFlow(order: "${hash}") { order { items { id } } } }`,
  );
  return { orderId, hash, itemId: item?.id };
};
