import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { money } from '@shop/domain/shared/money';
import { remove } from '@shop/fakes/worlds/transaction';
import { describe, expect, it } from 'vitest';
import { visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { emptyCart } from '@shop/domain/carts/empty-cart';
import { presentCart } from './present-cart.ts';
import { readOwnCart } from '@shop/domain/carts/read-own-cart';
import { updateCart } from '@shop/domain/carts/update-cart';

describe('the cart of a visitor', () => {
  const withCart = async () => {
    const visitor = visitorOfAFake();
    await updateCart(visitor.shop, visitor.visitor())([{ do: 'add-position', itemId: visitor.itemId, quantity: 2 }]);
    return visitor;
  };

  it('is absent until something is added', async () => {
    const { shop, visitor } = visitorOfAFake();
    expect(await readOwnCart(shop, visitor())()).toBeUndefined();
  });

  it('is their own, with delivery costs if requested', async () => {
    const { shop, visitor } = await withCart();
    const [plain, withCosts] = [
      await readOwnCart(shop, visitor())(),
      await readOwnCart(shop, visitor())({ shippingCost: true }),
    ];
    expect([plain?.articleCount, withCosts?.articleCount]).toEqual([2, 2]);
    expect([plain?.shippingCost, withCosts?.shippingCost]).toEqual([
      undefined,
      expect.objectContaining({ currency: 'EUR' }),
    ]);
  });

  it('is kept as long as the shop knows it, and dropped afterwards', async () => {
    const { shop, visitor, world } = await withCart();
    const { cartId = '' } = visitor().shopper;
    await readOwnCart(shop, visitor())();
    expect(visitor().shopper.cartId).toBe(cartId);
    world.run((tx) => remove(tx, 'carts', cartId));
    expect(await readOwnCart(shop, visitor())()).toBeUndefined();
    expect(visitor().shopper.cartId).toBeUndefined();
  });
});

describe('the cart of a visitor without one', () => {
  it.each([
    ['de', 'DE', 'EUR', true],
    ['en', 'DE', 'EUR', true],
    ['at', 'AT', 'EUR', true],
    ['ch', 'CH', 'CHF', true],
    ['b2b-de', 'DE', 'EUR', false],
    ['b2b-en', 'DE', 'EUR', false],
  ] as const)(
    'on the storefront %s is empty, for delivery to %s, in %s; VAT included: %s',
    (name, deliveryCountry, currency, vatIncluded) => {
      const nothing = { minor: 0, currency };
      const cart = presentCart(emptyCart(STOREFRONTS[name]), STOREFRONTS[name]);
      expect([cart.shippingCost, cart.missingForFreeDelivery]).toEqual([undefined, undefined]);
      expect(cart).toMatchObject({
        id: undefined,
        state: 'empty',
        positions: [],
        freeArticles: [],
        catalogs: [],
        positionCount: 0,
        articleCount: 0,
        subtotal: nothing,
        promotionsSaving: nothing,
        totalSavings: nothing,
        tax: [],
        total: nothing,
        netValue: nothing,
        basketValue: nothing,
        vouchers: [],
        savedLines: [],
        deliveryCountry,
        vatIncluded,
        isExpressExcluded: true,
      });
    },
  );

  it('is not submitted and has no choices', () => {
    expect(emptyCart(STOREFRONTS.de)).toMatchObject({
      submitted: false,
      shippers: [],
      speditionFields: [],
      newsletterChosen: false,
      total: money(0),
    });
  });
});
