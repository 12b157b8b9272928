import { expect, test } from '../fixtures.ts';
import { enterAsGuest } from '../flows/enter-checkout.ts';
import { goToShelf } from '../flows/fill-basket.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import { ADDRESSES } from '../shoppers/addresses.ts';
import { STOREFRONT_IDS, type StorefrontId, STOREFRONTS } from '../stack/storefronts.ts';

/** A basket on each consumer storefront, and the address of its shopper. */
const CONSUMERS = [
  { storefront: 'de', scenario: 'guest-3-items', address: ADDRESSES.DE },
  { storefront: 'at', scenario: 'austrian-basket', address: ADDRESSES.AT },
  { storefront: 'ch', scenario: 'swiss-basket', address: ADDRESSES.CH },
  { storefront: 'en', scenario: 'english-basket', address: ADDRESSES.DE },
] as const;

const BUSINESS = [
  { storefront: 'b2b-de', scenario: 'b2b-basket' },
  { storefront: 'b2b-en', scenario: 'b2b-english-basket' },
] as const;

/** Only its customers see the goods of a business shop. */
const SCENARIOS: Partial<Record<StorefrontId, string>> = Object.fromEntries(BUSINESS.map(({ storefront, scenario }) => [storefront, scenario]));

for (const storefront of STOREFRONT_IDS) {
  test.describe(() => {
    test.use({ storefront });

    test(`opens the storefront ${storefront} on its own host, in its language (STORE-13)`, storefront === 'ch' || storefront === 'b2b-en' ? { tag: '@phone' } : {}, async ({ enter, shop }) => {
      const { page, category, t } = shop;
      await enter(SCENARIOS[storefront]);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', STOREFRONTS[storefront].lang);
      await goToShelf(shop);
      await expect(category.products.getByText(STOREFRONTS[storefront].currency === 'CHF' ? 'CHF' : '€').first()).toBeVisible();
      await expect(category.products.getByText(t.like(STOREFRONTS[storefront].isB2b ? 'shell:price.vatExcluded' : 'shell:price.vatIncluded')).first()).toBeVisible();
    });
  });
}

for (const { storefront, scenario, address } of CONSUMERS) {
  test.describe(() => {
    test.use({ storefront });

    test(`takes a guest's order on the storefront ${storefront} (STORE-13)`, async ({ enter, shop }) => {
      const world = await enter(scenario);
      await enterAsGuest(shop, address);
      await choosePayment(shop, 'VORKASSE');
      const orderId = await placeOrder(shop);
      expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
    });
  });
}

for (const { storefront, scenario } of BUSINESS) {
  test.describe(() => {
    test.use({ storefront });

    test(`takes a school's order on the storefront ${storefront}, without a payment step (STORE-13)`, async ({ enter, shop }) => {
      const world = await enter(scenario);
      await shop.basket.checkOut.click();
      await shop.shipping.goOn.click();
      await expect(shop.summary.title).toBeVisible();
      const orderId = await placeOrder(shop);
      expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
    });
  });
}
