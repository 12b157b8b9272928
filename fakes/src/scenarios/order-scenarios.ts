import type { OrderStatus } from '@shop/domain/orders/order-status';
import { orderDetailPath, ORDERS, ORDER_STATUS } from '@shop/domain/shared/paths';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { pastOrderId } from '../personas/past-orders.ts';
import type { PersonaName } from '../personas/personas.ts';
import { ORDINARY, selectItem, selectItems } from '../goods/select-items.ts';
import type { Scenario } from './scenario.ts';
import { addItems, continueAsGuest, deliverTo, enterShop, logInAs, payBy, submitCart } from './steps.ts';

/** The first order of a world. */
const FIRST_ORDER = '400000001';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A persona looks at an order from before the world began. */
const pastOrder = (
  name: string,
  title: string,
  storefront: StorefrontId,
  persona: PersonaName,
  status: OrderStatus,
): Scenario => ({
  name,
  title,
  storefront,
  landing: orderDetailPath(pastOrderId(persona, status)),
  play: async (context) => logInAs(context, await enterShop(context), persona),
});

/** Scenarios that start after the purchase. */
export const ORDER_SCENARIOS: readonly Scenario[] = [
  {
    name: 'order-list',
    title: 'the existing customer’s orders: one in every state',
    storefront: 'de',
    landing: ORDERS,
    play: async (context) => logInAs(context, await enterShop(context), 'existing'),
  },
  pastOrder('order-received', 'an order that nobody has packed yet', 'de', 'existing', 'received'),
  pastOrder(
    'order-in-dispatch',
    'an order that is being packed: too late to cancel it',
    'de',
    'existing',
    'in-dispatch',
  ),
  pastOrder(
    'order-partly-shipped',
    'two shipments: one is on its way, the other is still with the manufacturer',
    'de',
    'existing',
    'partly-shipped',
  ),
  pastOrder(
    'order-shipped',
    'bulky goods on their way by forwarding agent, with invoice and tracking',
    'de',
    'existing',
    'shipped',
  ),
  pastOrder('order-delivered', 'a delivered order that can be returned', 'de', 'existing', 'delivered'),
  pastOrder('order-cancelled', 'an order that its buyer cancelled', 'de', 'existing', 'cancelled'),
  pastOrder('austrian-order-delivered', 'a delivered order of the Austrian customer', 'at', 'austrian', 'delivered'),
  pastOrder('swiss-order-delivered', 'a delivered order of the Swiss customer, in Francs', 'ch', 'swiss', 'delivered'),
  pastOrder(
    'b2b-order-delivered',
    'a delivered order of the school office: two parcels, net prices',
    'b2b-de',
    'b2b-german',
    'delivered',
  ),
  pastOrder(
    'b2b-english-order-delivered',
    'a delivered order of the international school',
    'b2b-en',
    'b2b-english',
    'delivered',
  ),
  {
    name: 'order-cancellable',
    title:
      'an order just placed, with a parcel and a piece of furniture, that waits for its payment in advance: it can be cancelled until the next working day',
    storefront: 'de',
    landing: orderDetailPath(FIRST_ORDER),
    play: async (context) => {
      const bulky = selectItem(context.goods, { bulky: true, stock: 5 });
      const customer = await addItems(context, await logInAs(context, await enterShop(context), 'existing'), [
        ...selectItems(context.goods, 2, ORDINARY),
        bulky,
      ]);
      await context.shop.shippers.saveSpedition(customer, customer.cartId ?? '', [
        { fieldName: 'phone', fieldValue: '0221 123456' },
      ]);
      return submitCart(context, await payBy(context, await deliverTo(context, customer), 'VORKASSE'));
    },
  },
  {
    name: 'guest-order',
    title: `order ${FIRST_ORDER} of a guest, delivered: its status with the postcode 10115`,
    storefront: 'de',
    landing: ORDER_STATUS,
    play: async (context) => {
      const guest = await continueAsGuest(
        context,
        await addItems(context, await enterShop(context), selectItems(context.goods, 2, ORDINARY)),
      );
      await submitCart(context, await payBy(context, guest, 'RECHNUNG'));
      context.world.advance({ advanceMs: WEEK_MS });
      return enterShop(context);
    },
  },
];
