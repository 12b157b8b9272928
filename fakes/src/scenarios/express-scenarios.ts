import { AMAZON_PAY } from '@shop/domain/payments/express-payment';
import { AMAZON_PAY_EXCLUDED_CATEGORIES } from '@shop/domain/payments/payment-rules';
import { BASKET, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { atExpressProvider } from './at-express-provider.ts';
import type { Scenario } from './scenario.ts';
import { ORDINARY, selectItem, selectItems } from '../goods/select-items.ts';
import { addItems, continueAsGuest, deliverTo, enterShop, logInAs, payBy } from './steps.ts';

const switchOn = ({ world }: Parameters<Scenario['play']>[0]): Promise<void> => atExpressProvider(world).switchOn();

const basket = (name: string, storefront: StorefrontId): Scenario => ({
  name,
  title: `a visitor with two articles in the basket; Amazon Pay is switched on (${storefront})`,
  storefront,
  landing: BASKET,
  play: async (context) => {
    await switchOn(context);
    return addItems(
      context,
      await enterShop(context),
      selectItems(context.goods, 2, { ...ORDINARY, from: 500, to: 3000 }),
    );
  },
});

/** Scenarios in which the Amazon-style provider is offered. */
export const EXPRESS_SCENARIOS: readonly Scenario[] = [
  basket('amazon-pay-basket', 'de'),
  basket('amazon-pay-basket-en', 'en'),
  {
    name: 'amazon-pay-customer',
    title: 'the existing customer, logged in, with a basket; Amazon Pay is switched on',
    storefront: 'de',
    landing: BASKET,
    play: async (context) => {
      await switchOn(context);
      const shopper = await logInAs(context, await enterShop(context), 'existing');
      return addItems(context, shopper, selectItems(context.goods, 2, { ...ORDINARY, from: 500, to: 3000 }));
    },
  },
  {
    name: 'amazon-pay-excluded',
    title: 'a laptop or tablet in the basket, which Amazon Pay does not accept although it is switched on',
    storefront: 'de',
    landing: BASKET,
    play: async (context) => {
      await switchOn(context);
      return addItems(context, await enterShop(context), [
        selectItem(context.goods, { categoryId: AMAZON_PAY_EXCLUDED_CATEGORIES[5], bulky: false, stock: 1 }),
      ]);
    },
  },
  {
    name: 'amazon-pay-method',
    title: 'a guest on the summary who pays with Amazon Pay as an ordinary method',
    storefront: 'de',
    landing: CHECKOUT_SUMMARY,
    play: async (context) => {
      await switchOn(context);
      const filled = await addItems(
        context,
        await enterShop(context),
        selectItems(context.goods, 2, { ...ORDINARY, from: 500, to: 3000 }),
      );
      return payBy(context, await deliverTo(context, await continueAsGuest(context, filled)), AMAZON_PAY);
    },
  },
];
