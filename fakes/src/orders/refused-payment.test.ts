import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { MAGIC_VOUCHERS } from '../carts/voucher-table.ts';
import { startScenario } from '../scenarios/start-scenario.ts';
import { settlePayment } from './settle-payment.ts';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };

/** A guest on the summary with a reserved lightning deal, a voucher, a comment and the newsletter. */
const withEverything = async () => {
  const worlds = inMemoryWorlds({ clock });
  const { worldId, storefront, ...ids } = await startScenario({ worlds }, 'lightning-on-summary');
  const world = worlds.get(worldId);
  const shop = inMemoryShop(world);
  const shopper = { ...ids, storefront: STOREFRONTS[storefront] };
  const { cartId = '' } = shopper;
  valueOf(await updateCart({ shop }, shopper, { do: 'add-voucher', code: MAGIC_VOUCHERS.percent }));
  valueOf(await shop.carts.setOrderComment(shopper, cartId, 'Bitte klingeln'));
  valueOf(await shop.carts.setNewsletter(shopper, cartId, 'Newsletter bestellen'));
  valueOf(await shop.payments.select(shopper, cartId, 'PAYPAL'));
  return {
    shop,
    shopper,
    cartId,
    world,
    cart: async () => valueOf(await shop.carts.find(shopper, cartId, { shippingCost: true })),
  };
};

it.each(PAYMENT_ENDS)(
  'a payment that ended as %s leaves the cart as it was: lines, deal, voucher, addresses, comment and newsletter',
  async (outcome) => {
    const { shop, shopper, cartId, world, cart } = await withEverything();
    const before = await cart();
    expect([
      before.positions.some(({ isLightningDeal }) => isLightningDeal),
      before.vouchers.length,
      before.orderComment,
      before.newsletterChosen,
    ]).toEqual([true, 1, 'Bitte klingeln', true]);
    const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartId));
    world.run((tx) => settlePayment(tx, orderId, outcome));
    expect(await cart()).toEqual(before);
    valueOf(await shop.payments.select(shopper, cartId, 'VORKASSE'));
    const again = valueOf(await shop.orders.submit(shopper, cartId));
    const placed = valueOf(await shop.orders.confirmation(shopper, again.orderId ?? ''));
    expect([placed.total, placed.comment, placed.positions.length, placed.billingAddress]).toEqual([
      before.total,
      'Bitte klingeln',
      before.positions.length,
      before.billingAddress,
    ]);
  },
);
