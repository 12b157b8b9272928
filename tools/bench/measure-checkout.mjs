import { median, shown } from './figures.mjs';
import { guestCheckout } from './guest-checkout.mjs';

const USERS = 8;
const CHECKOUTS = 160;
const ALONE = 60;

/**
 * @param {number} count
 * @param {number} users
 * @param {() => Promise<unknown>} work
 * @returns how many were completed per second
 */
const rateAmong = async (count, users, work) => {
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: users }, async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    }),
  );
  return (count * 1000) / (performance.now() - began);
};

/**
 * Measures whole guest checkouts against the same number of bare requests with the same bytes.
 * @param {{ readonly origin: string, readonly reference: Awaited<ReturnType<typeof import('./reference.mjs').startReference>>, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureCheckout = async ({ origin, reference, sample }) => {
  const once = () => guestCheckout(origin, sample.buyable());
  const responses = await once();
  const urls = await Promise.all(
    responses.map(({ body, headers }, at) => reference.bytes(`checkout-${at}`, body, headers)),
  );
  const replayed = async () => {
    for (const url of urls)
      await (
        await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
      ).arrayBuffer();
  };
  await rateAmong(USERS * 4, USERS, once);
  const times = [];
  for (let at = 0; at < ALONE; at += 1) {
    const began = performance.now();
    await once();
    times.push(performance.now() - began);
  }
  const bare = [];
  for (let at = 0; at < ALONE; at += 1) {
    const began = performance.now();
    await replayed();
    bare.push(performance.now() - began);
  }
  const own = await rateAmong(CHECKOUTS, USERS, once);
  console.log(
    `  a guest checkout takes ${responses.length} requests; the same number of bare requests takes ${shown(median(bare))} ms`,
  );
  return { checkoutRate: own / (await rateAmong(CHECKOUTS, USERS, replayed)), checkoutTime: median(times) };
};
