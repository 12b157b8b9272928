import { brotliCompressSync } from 'node:zlib';

import { walkToShipping } from './guest-checkout.mjs';
import { visitor } from './visitor.mjs';

/** Bytes per kB, in network units. */
const KILO = 1000;

/** @param {string} html */
const scriptsIn = (html) =>
  new Set([...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(?<url>[^"]+\.js)"/gu)].map(({ groups }) => groups?.['url'] ?? ''));

/** @param {string} html */
const stylesIn = (html) => new Set([...html.matchAll(/<link\b[^>]*\bhref="(?<url>[^"]+\.css)"/gu)].map(({ groups }) => groups?.['url'] ?? ''));

/**
 * The brotli size of a first view in kB: every script and style sheet that the page references.
 * @param {{ readonly origin: string, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureWeights = async ({ origin, sample }) => {
  const buyer = visitor(origin);
  await walkToShipping(buyer, sample.buyable());
  const weight = async (/** @type {ReadonlySet<string>} */ urls) => {
    const files = await Promise.all([...urls].map(async (url) => Buffer.from(await (await fetch(new URL(url, origin))).arrayBuffer())));
    return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / KILO;
  };
  const [home, category, product, checkout] = await Promise.all(['/', sample.path, sample.product.path, '/checkout/shipping/'].map((path) => buyer.request(path)));
  return {
    contentScript: await weight(scriptsIn(home ?? '')),
    listingScript: await weight(scriptsIn(category ?? '')),
    productScript: await weight(scriptsIn(product ?? '')),
    checkoutScript: await weight(scriptsIn(checkout ?? '')),
    style: await weight(stylesIn(category ?? '')),
    listingWeight: brotliCompressSync(Buffer.from(category ?? '')).length / KILO,
  };
};
