import type { AddressForm } from '@shop/domain/addresses/address';
import { CHECKOUT_PAYMENT, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { setParameter } from '../parameters/parameter-values.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';
import { ORDINARY, selectItems } from '../goods/select-items.ts';
import { addItems, continueAsGuest, enterShop, GUEST_ADDRESS, payBy } from './steps.ts';

/** Where guests live, if not in Germany. */
const HOMES: Readonly<Partial<Record<StorefrontId, Partial<AddressForm>>>> = {
  at: { streetAndNumber: 'Schulgasse 8', postcode: '1010', city: 'Wien', country: 'AT' },
  ch: { streetAndNumber: 'Schulweg 8', postcode: '8001', city: 'Zürich', country: 'CH' },
};

const withBasket = async (context: ScenarioContext) =>
  addItems(context, await enterShop(context), selectItems(context.goods, 2, { ...ORDINARY, from: 500, to: 3000 }), 2);

const asGuestOf = async (context: ScenarioContext, storefront: StorefrontId) =>
  continueAsGuest(context, await withBasket(context), { address: { ...GUEST_ADDRESS, ...HOMES[storefront] } });

/** A guest at the payment step of each storefront where consumers choose. */
const AT_PAYMENT = (
  [
    ['de', 'Germany'],
    ['en', 'Germany, in English'],
    ['at', 'Austria'],
    ['ch', 'Switzerland'],
  ] as const
).map(
  ([storefront, where]): Scenario => ({
    name: `payment-${storefront}`,
    title: `a guest at the payment step: ${where}`,
    storefront,
    landing: CHECKOUT_PAYMENT,
    play: (context) => asGuestOf(context, storefront),
  }),
);

/** What no storefront offers by itself, and an id that nobody knows. */
export const RARE_PAYMENT_IDS = ['INVOICE', 'RECHNUNG_V', 'VORKASSE_V', 'VINCO_V', 'PREPAID', 'MUSCHELN'] as const;

export const PAYMENT_SCENARIOS: readonly Scenario[] = [
  ...AT_PAYMENT,
  {
    name: 'rare-payments',
    title:
      'a guest at the payment step that offers the payment ids of which no storefront offers any, and one that nobody knows',
    storefront: 'de',
    landing: CHECKOUT_PAYMENT,
    play: async (context) => {
      context.world.run((tx) => setParameter(tx, 'paymentTypes/offered', RARE_PAYMENT_IDS.join(',')));
      return asGuestOf(context, 'de');
    },
  },
  {
    name: 'paypal',
    title: 'a guest on the summary who pays by PayPal: each account there leads to another outcome',
    storefront: 'de',
    landing: CHECKOUT_SUMMARY,
    play: async (context) => payBy(context, await asGuestOf(context, 'de'), 'PAYPAL'),
  },
  {
    name: 'twint',
    title: 'a Swiss guest on the summary who pays by TWINT: each account there leads to another outcome',
    storefront: 'ch',
    landing: CHECKOUT_SUMMARY,
    play: async (context) => payBy(context, await asGuestOf(context, 'ch'), 'TWINT'),
  },
];
