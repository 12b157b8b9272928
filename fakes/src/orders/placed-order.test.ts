import type { Shopper } from '@shop/domain/visit/shopper';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { money } from '@shop/domain/shared/money';
import type { Shop } from '@shop/domain/shop';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { addItem, cartIdOf, readCart, asSignedIn, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { stockOf } from '../catalogue/stock.ts';
import { foundItem } from '../testing/found-item.ts';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';
import { aShop } from '../testing/a-shop.ts';

/** A guest on the summary step, with the given quantity of an ordinary or the given article. */
const aBuyer = async ({
  name = 'de',
  quantity = 1,
  payment = 'VORKASSE',
  itemId,
}: {
  readonly name?: StorefrontId;
  readonly quantity?: number;
  readonly payment?: string;
  readonly itemId?: string;
} = {}) => {
  const on = await aShop(name);
  const article = itemId ?? on.picked();
  valueOf(await updateCart(on, on.shopper, addItem(article, quantity)));
  const guest = asSignedIn(
    on.shopper,
    'guest',
    valueOf(
      await on.shop.sessions.registerGuest(on.shopper, {
        email: 'gast@schule.example',
        billingAddress: anAddressForm(),
      }),
    ),
  );
  valueOf(await on.shop.payments.select(guest, cartIdOf(guest), payment));
  return { ...on, guest, article, left: () => on.world.read((view) => stockOf(view, article)) };
};

const ordered = async ({ shop, guest }: { readonly shop: Shop; readonly guest: Shopper }) => {
  const { orderId = '' } = valueOf(await shop.orders.submit(guest, cartIdOf(guest)));
  return valueOf(await shop.orders.confirmation(guest, orderId));
};

describe('an order', () => {
  it('has a number of nine digits, and the next order the next number', async () => {
    const first = await aBuyer();
    expect((await ordered(first)).orderId).toBe('400000001');
    const anonymous = { ...first.anonymous, ...(await first.shop.sessions.open(first.anonymous)) };
    valueOf(await updateCart(first, anonymous, addItem(first.article)));
    const second = asSignedIn(
      anonymous,
      'guest',
      valueOf(
        await first.shop.sessions.registerGuest(anonymous, {
          email: 'zwei@schule.example',
          billingAddress: anAddressForm(),
        }),
      ),
    );
    valueOf(await first.shop.payments.select(second, cartIdOf(second), 'VORKASSE'));
    expect((await ordered({ shop: first.shop, guest: second })).orderId).toBe('400000002');
  });

  it('reduces the stock of each article by the quantity bought', async () => {
    const buyer = await aBuyer({ quantity: 3 });
    const before = buyer.left();
    await ordered(buyer);
    expect(buyer.left()).toBe(before - 3);
  });

  it('does not reduce the empty stock of an article that is sold on order', async () => {
    const { itemId } = foundItem(
      ({ onOrder, bulky, minimumOrderQuantity }) => onOrder && !bulky && minimumOrderQuantity === 1,
    ).item;
    const buyer = await aBuyer({ itemId });
    expect((await ordered(buyer)).positions).toMatchObject([{ itemId, quantity: 1 }]);
    expect(buyer.left()).toBe(0);
  });

  it('does not list what was sold out by then, and states when the rest arrives', async () => {
    const fixture = await inMemoryHarness.arrange({
      'guest session': true,
      'a cart exists': { positions: 2 },
      'the cart is ready': { paymentId: 'VORKASSE' },
    });
    await fixture.setStock(fixture.goods.ordinary[0], 0);
    const cart = await readCart(fixture, fixture.shopper);
    const order = await ordered({ shop: fixture.shop, guest: fixture.shopper });
    expect(order.positions.map(({ itemId }) => itemId)).toEqual([fixture.goods.ordinary[1]]);
    expect(order).toMatchObject({
      orderedAt: '2026-11-23T09:00:00.000Z',
      shipperName: 'DHL',
      paymentName: 'Vorkasse',
      arrives: cart.shippers[0]?.arrives,
    });
  });
});

describe('the confirmation of an order', () => {
  it('is sent to the buyer, whoever gets the invoice and the goods', async () => {
    const buyer = await aBuyer();
    valueOf(
      await buyer.shop.carts.setAlternativeEmails(buyer.guest, cartIdOf(buyer.guest), {
        billing: 'buchhaltung@schule.example',
        shipping: 'lager@schule.example',
      }),
    );
    expect(await ordered(buyer)).toMatchObject({ email: 'gast@schule.example', isGuest: true });
    expect(buyer.world.read(({ state }) => state.mails.map(({ to }) => to))).toEqual(['gast@schule.example']);
  });

  it('states the delivery costs, and no empty note', async () => {
    const order = await ordered(await aBuyer());
    expect(order.shippingCost).toEqual(money(495));
    expect(Object.keys(order)).not.toEqual(expect.arrayContaining(['orderReference']));
    expect(Object.keys(order)).not.toEqual(expect.arrayContaining(['comment']));
  });

  it('of a customer cannot be read by a guest', async () => {
    const { shop, shopper } = await inMemoryHarness.arrange({
      'a registered customer': { kind: 'b2c' },
      'a cart exists': { positions: 1 },
      'the cart is ready': { paymentId: 'VORKASSE' },
    });
    expect((await ordered({ shop, guest: shopper })).isGuest).toBe(false);
  });
});

describe('the account of a customer who ordered', () => {
  it('is no longer new, and continues with an empty cart of its own', async () => {
    const { shop, shopper } = await inMemoryHarness.arrange({
      'a registered customer': { kind: 'b2c' },
      'a cart exists': { positions: 1 },
      'the cart is ready': { paymentId: 'VORKASSE' },
    });
    const before = await shop.orders.recent(shopper);
    const { orderId, newCartId } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
    expect((await shop.orders.recent(shopper)).map((order) => order.orderId)).toEqual(
      [orderId, ...before.map((order) => order.orderId)].slice(0, 5),
    );
    const { cartId: _ordered, ...withoutCart } = shopper;
    expect((await shop.sessions.open(withoutCart)).cartId).toBe(newCartId);
  });

  it('does not share its next cart', async () => {
    const { shop, shopper, anonymous } = await inMemoryHarness.arrange({
      'guest session': true,
      'a cart exists': { positions: 1 },
      'the cart is ready': { paymentId: 'VORKASSE' },
    });
    const { newCartId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
    expect((await shop.carts.find(shopper, newCartId)).ok).toBe(true);
    expect((await shop.carts.find({ ...anonymous, ...(await shop.sessions.open(anonymous)) }, newCartId)).ok).toBe(
      false,
    );
  });
});
