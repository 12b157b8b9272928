import type { Feature, PortFixture, FixtureGoods, FixtureVouchers } from '@shop/domain/testing/port-harness';
import type { Preconditions } from '@shop/domain/testing/preconditions';
import type { Shopper } from '@shop/domain/visit/shopper';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { PRODUCTS_PER_PAGE } from '@shop/domain/catalogue/category';
import { setStock } from '../catalogue/stock.ts';
import { startDeal } from '../deals/start-deal.ts';
import { assortment } from '../goods/assortment.ts';
import type { Assortment } from '../goods/goods.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import { MAGIC_VOUCHERS } from '../carts/voucher-table.ts';
import { PERSONAS } from '../personas/personas.ts';
import { reserveDeal } from '../scenarios/deal-steps.ts';
import { continueAsGuest, deliverTo, logInAs, payBy, enterShop, addItems } from '../scenarios/steps.ts';
import { ORDINARY, selectItem, selectItems } from '../goods/select-items.ts';
import type { ScenarioContext } from '../scenarios/scenario.ts';
import { atExpressProvider } from '../scenarios/at-express-provider.ts';
import { restock } from '../stock-alerts/restock.ts';
import { capturedMails } from '../worlds/mails.ts';
import type { World } from '../worlds/world.ts';
import { mailWithPaths } from './read-mails.ts';

/** A Monday in school time, ten o'clock in Berlin. */
export const FIXTURE_TIME = new Date('2026-11-23T09:00:00.000Z');

/** The features of every shop on the fakes' worlds, whatever the transport. */
export const WORLD_FEATURES: ReadonlySet<Feature> = new Set([
  'clock',
  'stock',
  'card-provider',
  'express-provider',
  'mails',
]);

const VOUCHERS: FixtureVouchers = MAGIC_VOUCHERS;

const pickGoods = (goods: Assortment): FixtureGoods => {
  const [a = '', b = '', c = '', d = '', e = '', scarce = '', soldOut = ''] = selectItems(goods, 7, {
    ...ORDINARY,
    from: 300,
    to: 2000,
  });
  return {
    ordinary: [a, b, c, d, e],
    scarce,
    soldOut,
    get bulky() {
      return selectItem(goods, { bulky: true, stock: 5 });
    },
    get expensive() {
      return selectItem(goods, { ...ORDINARY, from: 6000, to: 15_000 });
    },
    get withMinimum() {
      const item = goods.item(selectItem(goods, { minimum: true, bulky: false, stock: 100 }));
      return { itemId: item?.itemId ?? '', minimum: item?.minimumOrderQuantity ?? 0 };
    },
    get withVariants() {
      return goods.item(selectItem(goods, { severalItems: true, stock: 10 }))?.productId ?? '';
    },
    get reviewed() {
      return (
        goods.products.find(({ numberOfRatings, rating }) => numberOfRatings > 20 && rating < 4.5)?.productId ?? ''
      );
    },
    get catalog() {
      return selectItem(goods, { isCatalog: true, stock: 1 });
    },
    get category() {
      return (
        goods.roots.find(({ categoryId }) => goods.productsIn(categoryId).length > PRODUCTS_PER_PAGE)?.categoryId ?? ''
      );
    },
  };
};

/** The same for every test, so picked once. */
const GOODS = pickGoods(assortment());

const PERSONA_OF = { b2c: 'existing', b2b: 'b2b-german', new: 'new', prime: 'prime' } as const;

const arrangeShopper = async (
  context: ScenarioContext,
  preconditions: Preconditions,
  goods: FixtureGoods,
): Promise<Shopper> => {
  const customer = preconditions['a registered customer'];
  const cart = preconditions['a cart exists'];
  let shopper = await enterShop(context);
  if (customer !== undefined) shopper = await logInAs(context, shopper, PERSONA_OF[customer.kind]);
  if (cart !== undefined)
    shopper = await addItems(context, shopper, goods.ordinary.slice(0, cart.positions), cart.quantity);
  const reservation = preconditions['lightning reservation'];
  if (reservation !== undefined)
    shopper = await reserveDeal(context, shopper, { itemId: goods.ordinary[0], ...reservation });
  if (preconditions['guest session'] === true) shopper = await continueAsGuest(context, shopper);
  const ready = preconditions['the cart is ready'];
  if (ready !== undefined) shopper = await payBy(context, await deliverTo(context, shopper), ready.paymentId);
  return shopper;
};

const prepare = (world: World, preconditions: Preconditions, { ordinary, scarce, soldOut }: FixtureGoods): void => {
  world.setPace({ mode: 'frozen' });
  world.run((tx) => {
    setStock(tx, scarce, 3);
    setStock(tx, soldOut, 0);
    const deal = preconditions['a lightning deal runs'];
    if (deal !== undefined) startDeal(tx, ordinary[0], deal);
    const parameter = preconditions['global parameter set'];
    if (parameter !== undefined) setParameter(tx, parameter.name, parameter.value);
  });
};

/** A fixture without the shop under test. */
export type ArrangedFixture = Omit<PortFixture, 'shop' | 'shopFrom' | 'dispose'>;

/** Puts a world into a state, with the in-memory shop; the shop under test may be another. */
export const arrangeFixture = async (world: World, preconditions: Preconditions): Promise<ArrangedFixture> => {
  const shop = inMemoryShop(world);
  const goods = GOODS;
  prepare(world, preconditions, goods);
  const anonymous: Shopper = {
    storefront: STOREFRONTS[preconditions.storefront ?? 'de'],
    loginState: 'logged-out',
  };
  const { identifier, password, account } = PERSONAS[anonymous.storefront.isB2b ? 'b2b-german' : 'existing'];
  return {
    shopper: await arrangeShopper({ shop, world, goods: assortment(), anonymous }, preconditions, goods),
    anonymous,
    goods,
    vouchers: VOUCHERS,
    account: { identifier, password, email: account.email },
    pass: async (ms) => {
      world.advance({ advanceMs: ms });
    },
    setStock: async (itemId, pieces) => world.run((tx) => restock(tx, itemId, pieces)),
    mailsTo: async (email) => (await capturedMails(world, { to: email })).map(mailWithPaths),
    endPayment: async (orderId, outcome) => world.run((tx) => settlePayment(tx, orderId, outcome)),
    expressProvider: atExpressProvider(world),
  };
};
