import { BASKET, CHECKOUT_LOGIN, HOME } from '@shop/domain/shared/paths';
import { setStock } from '../catalogue/stock.ts';
import { THREE_FOR_TWO_CATEGORY } from '../goods/promoted-goods.ts';
import { MAGIC_VOUCHERS } from '../carts/voucher-table.ts';
import { logInAs, enterShop, addItems, changeCart } from './steps.ts';
import { ORDINARY, selectItem, selectItems } from '../goods/select-items.ts';
import type { Scenario } from './scenario.ts';

const twoArticles: Scenario['play'] = async (context) =>
  addItems(context, await enterShop(context), selectItems(context.goods, 2, ORDINARY));

/** Scenarios that start with an anonymous visitor. */
export const BASKET_SCENARIOS: readonly Scenario[] = [
  { name: 'empty', title: 'a visitor with nothing in the basket', storefront: 'de', landing: HOME, play: enterShop },
  {
    name: 'guest-3-items',
    title: 'a visitor with three articles in the basket',
    storefront: 'de',
    landing: BASKET,
    play: async (context) => addItems(context, await enterShop(context), selectItems(context.goods, 3, ORDINARY), 2),
  },
  {
    name: 'basket-mixed',
    title:
      'a reduced article, one with variants, three pencils for the price of two, both VAT rates, a printed catalogue and a voucher',
    storefront: 'de',
    landing: BASKET,
    play: async (context) => {
      const { goods } = context;
      const single = { bulky: false, isCatalog: false, stock: 20 };
      return changeCart(context, await enterShop(context), [
        { do: 'add-position', itemId: selectItem(goods, { ...single, reduced: true, from: 1000 }), quantity: 2 },
        {
          do: 'add-position',
          itemId: selectItem(goods, {
            ...single,
            severalItems: true,
            from: 1000,
            notCategoryId: THREE_FOR_TWO_CATEGORY,
          }),
          quantity: 1,
        },
        {
          do: 'add-position',
          itemId: selectItem(goods, { ...single, categoryId: THREE_FOR_TWO_CATEGORY }),
          quantity: 3,
        },
        { do: 'add-position', itemId: selectItem(goods, { ...single, vatClass: 'reduced', from: 500 }), quantity: 1 },
        { do: 'add-position', itemId: selectItem(goods, { isCatalog: true, stock: 1 }), quantity: 1 },
        { do: 'add-voucher', code: MAGIC_VOUCHERS.percent },
      ]);
    },
  },
  {
    name: 'bulky',
    title: 'a piece of furniture that comes by forwarding agent',
    storefront: 'de',
    landing: BASKET,
    play: async (context) =>
      addItems(context, await enterShop(context), [selectItem(context.goods, { bulky: true, stock: 5 })]),
  },
  {
    name: 'payless',
    title: 'a gift voucher pays for everything: no payment step',
    storefront: 'de',
    landing: BASKET,
    play: async (context) => {
      const shopper = await addItems(context, await enterShop(context), selectItems(context.goods, 2, ORDINARY));
      return changeCart(context, shopper, [{ do: 'add-voucher', code: MAGIC_VOUCHERS.payless }]);
    },
  },
  {
    name: 'low-stock',
    title: 'an article of which three pieces are left; two lie in the basket',
    storefront: 'de',
    landing: BASKET,
    play: async (context) => {
      const itemId = selectItem(context.goods, ORDINARY);
      context.world.run((tx) => setStock(tx, itemId, 3));
      return addItems(context, await enterShop(context), [itemId], 2);
    },
  },
  {
    name: 'sold-out-in-basket',
    title: 'one of two articles in the basket has sold out meanwhile',
    storefront: 'de',
    landing: BASKET,
    play: async (context) => {
      const [remaining = '', gone = ''] = selectItems(context.goods, 2, ORDINARY);
      const shopper = await addItems(context, await enterShop(context), [remaining, gone], 2);
      context.world.run((tx) => setStock(tx, gone, 0));
      return shopper;
    },
  },
  {
    name: 'merge-carts',
    title: 'the existing customer has a saved basket; the visitor brings another to the login',
    storefront: 'de',
    landing: CHECKOUT_LOGIN,
    play: async (context) => {
      const [saved = '', brought = '', both = ''] = selectItems(context.goods, 3, ORDINARY);
      const customer = await logInAs(context, await enterShop(context), 'existing');
      await addItems(context, customer, [saved, both]);
      await context.shop.sessions.logout(customer);
      return addItems(context, await enterShop(context), [brought, both]);
    },
  },
  {
    name: 'english-basket',
    title: 'the English shop for consumers in Germany',
    storefront: 'en',
    landing: BASKET,
    play: twoArticles,
  },
  { name: 'austrian-basket', title: 'the Austrian shop', storefront: 'at', landing: BASKET, play: twoArticles },
  { name: 'swiss-basket', title: 'the Swiss shop, in Francs', storefront: 'ch', landing: BASKET, play: twoArticles },
];
