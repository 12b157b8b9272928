import type { CartOperation } from '@shop/domain/carts/cart-operation';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { setStock } from '@shop/fakes/catalogue/stock';
import { lookUp } from '@shop/fakes/worlds/persistent-map';
import { put } from '@shop/fakes/worlds/transaction';
import { plainToInstance } from 'class-transformer';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../testing/markets.ts';
import { visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { contextOf } from '../testing/visitor-sessions.ts';
import { CartsResolver } from './carts.resolver.ts';
import { RefillCart } from './refill-cart.action.ts';
import { CartOperationInput, UpdateCart } from './update-cart.action.ts';

const opened = (storefront = STOREFRONTS.de) => {
  const visitor = visitorOfAFake(storefront);
  const next = () => contextOf(visitor.visitor(), visitor.shop);
  const update = (operation: CartOperation) =>
    new UpdateCart().updateCart(next(), { operations: [plainToInstance(CartOperationInput, operation)] });
  return {
    ...visitor,
    cart: () => new CartsResolver().cart(next()),
    add: (quantity: number, itemId = visitor.itemId) => update({ do: 'add-position', itemId, quantity }),
    change: (positionId: string, quantity: number) => update({ do: 'change-quantity', positionId, quantity }),
    remove: (positionId: string) => update({ do: 'remove-position', positionId }),
    addVoucher: (code: string) => update({ do: 'add-voucher', code }),
    removeVoucher: (code: string) => update({ do: 'remove-voucher', code }),
    refill: (
      lines: readonly { readonly itemId: string; readonly name: string; readonly quantity: number }[],
      codes: readonly string[] = [],
    ) => new RefillCart().refillCart(next(), { input: { lines, vouchers: codes.map((code) => ({ code })) } }),
  };
};

const withTwo = async () => {
  const visitor = opened();
  const { cart } = await visitor.add(2);
  return { ...visitor, positionId: cart.positions[0]?.operationsId ?? '', cartId: cart.id ?? '' };
};

describe('the cart of a visitor', () => {
  it.each(['de', 'at', 'ch'] as const)('states the delivery costs on the storefront %s', async (name) => {
    const { add, cart } = opened(STOREFRONTS[name]);
    await add(2);
    const { subtotal, shippingCost, missingForFreeDelivery, promotionsSaving } = await cart();
    expect(subtotal.minor).toBeLessThan(MARKETS[name].freeDeliveryFrom);
    expect(shippingCost).toMatchObject({ minor: MARKETS[name].delivery, currency: MARKETS[name].currency });
    expect(missingForFreeDelivery?.minor).toBe(
      MARKETS[name].freeDeliveryFrom - subtotal.minor + promotionsSaving.minor,
    );
  });

  it('is empty if there is none', async () => {
    const { cart } = opened(STOREFRONTS.ch);
    expect(await cart()).toMatchObject({ id: undefined, state: 'empty', total: { minor: 0, currency: 'CHF' } });
  });

  it('is changed by adding and removing, and reports what was added', async () => {
    const { change, remove, add, positionId, itemId } = await withTwo();
    expect(await add(1)).toMatchObject({
      __typename: 'CartUpdated',
      cart: { articleCount: 3 },
      report: { added: [{ itemId, quantity: 1 }] },
    });
    expect(await change(positionId, 5)).toMatchObject({ cart: { articleCount: 5 } });
    expect(await change(positionId, 0)).toMatchObject({ __typename: 'CartUpdated', cart: { articleCount: 0 } });
    const again = await add(2);
    expect(await remove(again.cart.positions[0]?.operationsId ?? '')).toMatchObject({
      __typename: 'CartUpdated',
      cart: { articleCount: 0 },
    });
  });

  it('adds and removes a voucher', async () => {
    const { add, addVoucher, removeVoucher } = opened();
    await add(20);
    expect(await addVoucher('WILLKOMMEN5')).toMatchObject({ cart: { vouchers: [{ code: 'WILLKOMMEN5' }] } });
    expect(await removeVoucher('WILLKOMMEN5')).toMatchObject({ cart: { vouchers: [] } });
  });

  it('reports what it did differently than requested (CART-04)', async () => {
    const { add } = opened();
    expect(await add(90_000)).toMatchObject({ report: { quantityChanged: [{ asked: 90_000 }] } });
  });
});

describe('a refused change', () => {
  it('is reported with the unchanged cart if nothing is in stock', async () => {
    const { add, world, itemId, positionId, remove } = await withTwo();
    await remove(positionId);
    world.run((tx) => setStock(tx, itemId, 0));
    expect(await add(1)).toMatchObject({
      __typename: 'CartRefused',
      because: 'sold-out',
      messageKey: 'vue.orderForm.availability.outOfStock',
      cart: { articleCount: 0 },
    });
  });

  it('is reported if the cart is already an order', async () => {
    const { addVoucher, world, cartId } = await withTwo();
    world.run((tx) => {
      const row = lookUp(tx.state.carts, cartId);
      if (row !== undefined) put(tx, 'carts', cartId, { ...row, status: { is: 'ordered', orderId: '400000001' } });
    });
    expect(await addVoucher('WILLKOMMEN5')).toMatchObject({
      because: 'already-submitted',
      messageKey: 'vue.checkout.error.orderAlreadySubmitted',
    });
  });
});

describe('a refilled cart', () => {
  it('contains what the earlier one did, in a new session, and reports what is missing', async () => {
    const { refill, itemId, visitor } = opened();
    const filled = await refill(
      [
        { itemId, name: 'Stift', quantity: 20 },
        { itemId: 'no-such-item', name: 'Füller', quantity: 3 },
      ],
      ['WILLKOMMEN5', 'NIX'],
    );
    expect(filled).toMatchObject({
      cart: { articleCount: 20, vouchers: [{ code: 'WILLKOMMEN5' }] },
      missing: [
        { what: 'line', name: 'Füller', was: 3, is: 0 },
        { what: 'voucher', name: 'NIX', was: null, is: null },
      ],
    });
    expect(visitor().shopper.cartId).toBe(filled.cart.id);
  });

  it('is the existing one, if there is one', async () => {
    const { refill, itemId, cartId, visitor } = await withTwo();
    expect(await refill([{ itemId, name: 'Stift', quantity: 3 }])).toMatchObject({
      cart: { id: cartId, articleCount: 3 },
      missing: [],
    });
    expect(visitor().shopper.cartId).toBe(cartId);
  });
});
