import { catalogueSample } from './catalogue-sample.mjs';
import { startFakeUpstream } from './fake-upstream.mjs';
import { shown } from './figures.mjs';
import { guestOnSummary } from './guest-checkout.mjs';
import { startRedis } from './redis.mjs';
import { startShop } from './shop.mjs';

const GUESTS = 200;
/** How many guests go to the summary at a time. */
const ARRIVING = 8;
const UPSTREAM_MS = 400;

/** @typedef {import('./fake-upstream.mjs').FakeUpstream} FakeUpstream */
/** @typedef {import('./guest-checkout.mjs').GuestOnSummary} GuestOnSummary */

/** Lets each response of the upstream take its time. @param {FakeUpstream} fakeUpstream */
const slowDown = async ({ origin }) => {
  const body = JSON.stringify({ fault: { kind: 'latency', ms: UPSTREAM_MS } });
  await fetch(`${origin}/qa/worlds/default/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
};

/** @param {FakeUpstream} fakeUpstream */
const ordersIn = async ({ origin }) => {
  const { orders } = /** @type {{ orders: readonly unknown[] }} */ (
    await (await fetch(`${origin}/qa/worlds/default/orders`)).json()
  );
  return orders.length;
};

/** Brings guests to the summary, at one gateway after the other. @param {readonly string[]} origins */
const arrive = async (origins) => {
  const sample = await catalogueSample(origins[0] ?? '');
  /** @type {GuestOnSummary[]} */
  const guests = [];
  let arrived = 0;
  await Promise.all(
    Array.from({ length: ARRIVING }, async () => {
      while (arrived < GUESTS) {
        const origin = origins[arrived % origins.length] ?? '';
        arrived += 1;
        guests.push(await guestOnSummary(origin, sample.buyable()));
      }
    }),
  );
  return guests;
};

/** Presses the order button, and reads the confirmation as the client does. @param {GuestOnSummary} guest */
const press = async ({ browser, input }) => {
  const began = performance.now();
  /** @param {string} outcome @param {string} [orderId] */
  const ended = (outcome, orderId) => ({ outcome, orderId, seconds: (performance.now() - began) / 1000 });
  try {
    const { placeOrder } = await browser.run('PlaceOrder', { input });
    const { __typename: outcome, orderId } = placeOrder;
    const answered = ended(outcome, orderId);
    if (orderId !== undefined) await browser.run('OrderConfirmation', { orderId });
    return answered;
  } catch (failure) {
    return ended(String(failure));
  }
};

/**
 * Lets all guests press at once.
 * @param {string} name
 * @param {FakeUpstream} fakeUpstream
 * @param {readonly string[]} origins of the gateways
 */
const rush = async (name, fakeUpstream, origins) => {
  const guests = await arrive(origins);
  const before = await ordersIn(fakeUpstream);
  await slowDown(fakeUpstream);
  const pressed = await Promise.all(guests.map(press));
  const orders = (await ordersIn(fakeUpstream)) - before;
  const refused = pressed.filter(({ outcome }) => outcome !== 'OrderPlaced');
  const slowest = Math.max(...pressed.map(({ seconds }) => seconds));
  const told = new Set(pressed.flatMap(({ orderId }) => orderId ?? [])).size;
  console.log(
    `  ${name}: ${GUESTS} guests press at once, ${orders} orders, ${told} of them told, ${refused.length} refused, the slowest after ${shown(slowest)} s`,
  );
  for (const outcome of new Set(refused.map((one) => one.outcome)))
    console.log(`    ${refused.filter((one) => one.outcome === outcome).length} × ${outcome}`);
  return { orders, refusals: refused.length, slowest };
};

const onOneGateway = async () => {
  const fakeUpstream = await startFakeUpstream();
  const shop = await startShop({ variables: fakeUpstream.variables });
  try {
    return await rush('one gateway', fakeUpstream, [shop.origin]);
  } finally {
    for (const started of [shop, fakeUpstream]) started.stop();
  }
};

const onTwoGateways = async () => {
  const [fakeUpstream, state] = [await startFakeUpstream(), await startRedis()];
  const variables = { ...fakeUpstream.variables, REDIS_URL: state.url, SESSION_SECRET: 'rush '.repeat(8) };
  const shops = [await startShop({ variables }), await startShop({ variables })];
  try {
    return await rush(
      'two gateways and Redis',
      fakeUpstream,
      shops.map(({ origin }) => origin),
    );
  } finally {
    for (const started of [...shops, fakeUpstream, state]) started.stop();
  }
};

/** Measures what becomes of orders when everybody presses at once and the upstream is slow. */
export const measureRush = async () => {
  const one = await onOneGateway();
  const two = await onTwoGateways();
  return {
    rushOrders: one.orders,
    rushRefusals: one.refusals,
    rushTime: one.slowest,
    sharedRushOrders: two.orders,
    sharedRushRefusals: two.refusals,
    sharedRushTime: two.slowest,
  };
};
