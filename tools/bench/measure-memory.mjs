import { guestCheckout } from './guest-checkout.mjs';
import { rateOf } from './load.mjs';

const WORLDS = 50;
const CHECKOUTS_A_WORLD = 20;
const PAGE_SECONDS = 10;

/**
 * Memory after pages and checkouts in many worlds, and after as much again (bar 12).
 * @param {{ readonly shop: import('./shop.mjs').RunningShop, readonly sample: import('./catalogue-sample.mjs').Sample }} stage
 */
export const measureMemory = async ({ shop, sample }) => {
  const { address } = shop;
  const worlds = await Promise.all(
    Array.from({ length: WORLDS }, async () => {
      const answer = await fetch(`${address}/qa/worlds`, { method: 'POST', headers: { 'content-type': 'application/json', origin: address }, body: '{}' });
      return /** @type {{ id: string }} */ (await answer.json()).id;
    }),
  );
  const load = async () => {
    await rateOf({ url: `${address}${sample.path}` }, 8, PAGE_SECONDS);
    for (let count = 0; count < CHECKOUTS_A_WORLD; count += 1) {
      for (const world of worlds) await guestCheckout(address, sample.buyable(), world);
    }
    return shop.memory();
  };
  const once = await load();
  return { usedMemory: once, memoryGrowth: (await load()) / once };
};
