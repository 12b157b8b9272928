import type { ItemId } from '@shop/domain/catalogue/product';
import type { ReturnOrder } from '@shop/domain/returns/return';
import { emptyDraft } from '@shop/domain/returns/return-draft';
import type { Shopper } from '@shop/domain/visit/shopper';
import { berlinInstant } from '@shop/domain/shared/calendar';
import { daysLater } from '@shop/domain/shared/civil-date';
import { ORDERS, RETURNS } from '@shop/domain/shared/paths';
import { setParameter } from '../parameters/parameter-values.ts';
import type { PersonaName } from '../personas/personas.ts';
import { MAX_PARCEL_GRAMS } from '../returns/carrier-offers.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';
import { NoMatchingItem, ORDINARY, selectItem, selectItems } from '../goods/select-items.ts';
import {
  addItems,
  cartIdOf,
  continueAsGuest,
  deliverTo,
  enterShop,
  logInAs,
  must,
  payBy,
  ScenarioRefused,
} from './steps.ts';

/** By then an order is delivered. */
const DELIVERED_AFTER_MS = 10 * 24 * 60 * 60 * 1000;
/** Before the window of a return closes. */
const SHORTLY_MS = 5 * 60 * 1000;

/** What the order of these scenarios holds: three everyday articles, and a set. */
const articlesIn = ({ goods }: ScenarioContext): readonly ItemId[] => [
  ...selectItems(goods, 3, { ...ORDINARY, from: 300, to: 3000 }),
  selectItem(goods, { categoryId: '1311', bulky: false, stock: 5 }),
];

/** A parcel of it is too heavy for every parcel service. */
const heavyArticle = ({ goods }: ScenarioContext): ItemId => {
  const found = goods.products
    .flatMap(({ items }) => items)
    .find(({ bulky, weightGrams, stock }) => !bulky && weightGrams > MAX_PARCEL_GRAMS && stock > 0);
  if (found === undefined) throw new NoMatchingItem('heavier than a parcel may be');
  return found.itemId;
};

/** Orders the articles, and lets the time pass until they are delivered. */
const deliver = async (context: ScenarioContext, buyer: Shopper, itemIds: readonly ItemId[]): Promise<ReturnOrder> => {
  const { shop, world } = context;
  world.run((tx) => setParameter(tx, 'returnOrders', 'true'));
  const ready = await payBy(context, await deliverTo(context, await addItems(context, buyer, itemIds, 2)), 'RECHNUNG');
  const { orderId = '' } = must(await shop.orders.submit(ready, cartIdOf(ready)));
  const { shippingAddress } = must(await shop.orders.confirmation(ready, orderId));
  world.advance({ advanceMs: DELIVERED_AFTER_MS });
  return must(await shop.returns.find(context.anonymous, { orderId, zipCode: shippingAddress.postCode }));
};

const boughtBy = async (
  context: ScenarioContext,
  persona: PersonaName,
  itemIds: readonly ItemId[],
): Promise<ReturnOrder> => deliver(context, await logInAs(context, await enterShop(context), persona), itemIds);

/** The session of the purchase has ended since. */
const backAgain = async (context: ScenarioContext, persona: PersonaName): Promise<Shopper> =>
  logInAs(context, await enterShop(context), persona);

/** Returns one piece of the first article. */
const returnOne = async ({ shop, anonymous }: ScenarioContext, order: ReturnOrder): Promise<void> => {
  const [item] = order.items;
  if (item === undefined) throw new ScenarioRefused('no article to return');
  const items = [
    { id: item.id, lineNo: item.lineNo, quantity: 1, reason: 'unsuitable', images: [], components: [] },
  ] as const;
  const contact = {
    salutation: 'mrs',
    firstName: 'Anna',
    lastName: 'Lehmann',
    email: 'anna.lehmann@pausenhof.example',
  } as const;
  must(
    await shop.returns.submit(
      anonymous,
      { ...emptyDraft(order), items, regulation: 'refund', carrier: 'dhl', contact },
      { idempotencyKey: 'return-of-the-scenario' },
    ),
  );
};

/** Scenarios about goods that come back. The switch for returns is on in them. */
export const RETURN_SCENARIOS: readonly Scenario[] = [
  {
    name: 'order-returnable',
    title: 'the existing customer at their orders: the newest is delivered and can be returned, a set among it',
    storefront: 'de',
    landing: ORDERS,
    play: async (context) => {
      await boughtBy(context, 'existing', articlesIn(context));
      return backAgain(context, 'existing');
    },
  },
  {
    name: 'guest-order-returnable',
    title:
      'a visitor at the start of a return: order 400000001 was bought as a guest and delivered to the postcode 10115',
    storefront: 'de',
    landing: RETURNS,
    play: async (context) => {
      await deliver(context, await continueAsGuest(context, await enterShop(context)), articlesIn(context));
      return enterShop(context);
    },
  },
  {
    name: 'order-partly-returned',
    title: 'the existing customer at their orders: one piece of the newest is on its way back already',
    storefront: 'de',
    landing: ORDERS,
    play: async (context) => {
      await returnOne(context, await boughtBy(context, 'existing', articlesIn(context)));
      return backAgain(context, 'existing');
    },
  },
  {
    name: 'return-window-closing',
    title:
      'the existing customer at their orders, five minutes of world time before the newest can no longer be returned',
    storefront: 'de',
    landing: ORDERS,
    play: async (context) => {
      const { items } = await boughtBy(context, 'existing', selectItems(context.goods, 2, ORDINARY));
      const closesAt = berlinInstant(daysLater(items[0]?.returnUntil ?? '', 1), 0);
      context.world.advance({ to: new Date(closesAt.getTime() - SHORTLY_MS) });
      return backAgain(context, 'existing');
    },
  },
  {
    name: 'return-carrier-refuses',
    title:
      'the existing customer at their orders: the newest is too heavy for parcel services, a forwarding agent collects it',
    storefront: 'de',
    landing: ORDERS,
    play: async (context) => {
      await boughtBy(context, 'existing', [heavyArticle(context)]);
      return backAgain(context, 'existing');
    },
  },
  {
    name: 'return-without-label',
    title: 'the Swiss customer at their orders: nobody collects the newest, so there is no label',
    storefront: 'ch',
    landing: ORDERS,
    play: async (context) => {
      await boughtBy(context, 'swiss', [heavyArticle(context)]);
      return backAgain(context, 'swiss');
    },
  },
];
