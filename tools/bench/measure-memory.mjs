import { shown } from './figures.mjs';
import { guestCheckout } from './guest-checkout.mjs';
import { rateOf } from './load.mjs';
import { startShop } from './shop.mjs';

const WORLDS = 50;
const CHECKOUTS_A_WORLD = 20;
const PAGE_SECONDS = 10;

/**
 * Measures memory after pages and checkouts in many worlds, and heap growth after the same load again. The rest of the
 * process's memory depends on when Node collects garbage.
 * @param {{ readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureMemory = async ({ sample }) => {
  const shop = await startShop({ inspected: true });
  try {
    const { origin } = shop;
    const worlds = await Promise.all(
      Array.from({ length: WORLDS }, async () => {
        const response = await fetch(`${origin}/qa/worlds`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body: '{}',
        });
        return /** @type {{ id: string }} */ (await response.json()).id;
      }),
    );
    const load = async () => {
      await rateOf({ url: `${origin}${sample.path}` }, 8, PAGE_SECONDS);
      for (let count = 0; count < CHECKOUTS_A_WORLD; count += 1) {
        for (const world of worlds) await guestCheckout(origin, sample.buyable(), world);
      }
    };
    await load();
    const usedMemory = shop.memory();
    const once = await shop.liveHeap();
    await load();
    const twice = await shop.liveHeap();
    console.log(`  live heap ${shown(once)} MiB, after the same load again ${shown(twice)} MiB`);
    return { usedMemory, memoryGrowth: twice / once };
  } finally {
    shop.stop();
  }
};
