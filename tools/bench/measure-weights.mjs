import { brotliCompressSync } from 'node:zlib';

import { walkToShipping } from './guest-checkout.mjs';
import { visitor } from './visitor.mjs';

/** Bytes per kB, in network units. */
const KILO = 1000;

/** What a page loads by itself. @param {string} html */
const scriptsBeforeIntent = (html) =>
  new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(?<url>[^"]+\.js)"/gu)].map(
      ({ groups }) => groups?.['url'] ?? '',
    ),
  );

/** What a page loads until its application has started. @param {string} html */
const scriptsIn = (html) =>
  new Set([
    ...scriptsBeforeIntent(html),
    ...[...html.matchAll(/data-(?:libraries|scripts)="(?<urls>[^"]+)"/gu)].flatMap(
      ({ groups }) => groups?.['urls']?.split(' ') ?? [],
    ),
  ]);

/** @param {string} html */
const inlineScriptsIn = (html) =>
  [...html.matchAll(/<script(?![^>]*type="application\/json")[^>]*>(?<code>.*?)<\/script>/gsu)]
    .map(({ groups }) => groups?.['code'] ?? '')
    .join('');

/** @param {string} html */
const stylesIn = (html) =>
  new Set([...html.matchAll(/<link\b[^>]*\bhref="(?<url>[^"]+\.css)"/gu)].map(({ groups }) => groups?.['url'] ?? ''));

/**
 * The brotli size of a first view in kB: the scripts before anybody uses a public page, the scripts until its application has
 * started, and the style sheet.
 * @param {{ readonly origin: string, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureWeights = async ({ origin, sample }) => {
  const buyer = visitor(origin);
  await walkToShipping(buyer, sample.buyable());
  const weight = async (/** @type {ReadonlySet<string>} */ urls) => {
    const files = await Promise.all(
      [...urls].map(async (url) => Buffer.from(await (await fetch(new URL(url, origin))).arrayBuffer())),
    );
    return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / KILO;
  };
  const [home, category, product, checkout, ...others] = await Promise.all(
    ['/', sample.path, sample.product.path, '/checkout/shipping/', '/beratung/', '/search/?q=heft'].map((path) =>
      buyer.request(path),
    ),
  );
  const beforeIntent = async (/** @type {string} */ html) =>
    brotliCompressSync(inlineScriptsIn(html)).length / KILO + (await weight(scriptsBeforeIntent(html)));
  return {
    scriptBeforeIntent: Math.max(
      ...(await Promise.all([home, category, product, ...others].map((html) => beforeIntent(html ?? '')))),
    ),
    contentScript: await weight(scriptsIn(home ?? '')),
    listingScript: await weight(scriptsIn(category ?? '')),
    productScript: await weight(scriptsIn(product ?? '')),
    checkoutScript: await weight(scriptsIn(checkout ?? '')),
    style: await weight(stylesIn(category ?? '')),
    listingWeight: brotliCompressSync(Buffer.from(category ?? '')).length / KILO,
  };
};
