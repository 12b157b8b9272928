import { expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { ALL_STOREFRONTS } from '../storefronts/storefront.ts';
import { emptyCart } from './empty-cart.ts';

it.each(ALL_STOREFRONTS.map((storefront) => [storefront.id, storefront] as const))(
  'nothing is in the cart of a visitor of %s who has put nothing in',
  (_id, storefront) => {
    const cart = emptyCart(storefront);
    const lists = Object.values(cart).filter((content) => Array.isArray(content));
    expect(lists.flat()).toEqual([]);
    expect(cart).toMatchObject({ submitted: false, positionCount: 0, articleCount: 0, newsletterChosen: false });
    expect(cart.basketValue).toEqual(money(0, storefront.currency));
    expect(cart.deliveryCountry).toBe(storefront.homeCountry);
  },
);
