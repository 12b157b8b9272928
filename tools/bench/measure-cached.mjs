import { documentId } from './documents.mjs';
import { rateAgainst } from './load.mjs';

export const AS_BROWSER = { 'accept-encoding': 'br', accept: 'text/html' };

const PAGE_CONNECTIONS = 8;
const GRAPHQL_CONNECTIONS = 32;

/**
 * Measures cached responses against bare bytes.
 * @param {{ readonly origin: string, readonly reference: Awaited<ReturnType<typeof import('./reference.mjs').startReference>>, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureCached = async ({ origin, reference, sample }) => {
  /**
   * @param {string} name
   * @param {string} path
   * @param {number} connections
   */
  const ratio = async (name, path, connections) => {
    const url = `${origin}${path}`;
    const response = await rawResponse(url);
    return rateAgainst(
      { url, headers: AS_BROWSER },
      { url: await reference.bytes(name, response.body, response.headers), headers: AS_BROWSER },
      connections,
    );
  };
  // The URL exactly as the client writes it: no other form is served from the cache.
  const listing = new URLSearchParams({
    id: documentId('Category'),
    variables: JSON.stringify({ id: sample.id, page: 1, sort: 'si' }),
  });
  return {
    cachedCategory: await ratio('category', sample.path, PAGE_CONNECTIONS),
    cachedProduct: await ratio('product', sample.product.path, PAGE_CONNECTIONS),
    cachedListing: await ratio('listing', `/graphql?${listing}`, GRAPHQL_CONNECTIONS),
  };
};

/** The bytes as they travel, compressed. @param {string} url */
export const rawResponse = async (url) => {
  const { request } = await import('node:http');
  return /** @type {Promise<{ body: Buffer, headers: Headers }>} */ (
    new Promise((resolve, reject) => {
      request(url, { headers: AS_BROWSER }, (response) => {
        /** @type {Buffer[]} */
        const pieces = [];
        response.on('data', (piece) => pieces.push(piece));
        response.on('end', () => resolve({ body: Buffer.concat(pieces), headers: headersOf(response.headers) }));
        response.on('error', reject);
      })
        .on('error', reject)
        .end();
    })
  );
};

/** @param {import('node:http').IncomingHttpHeaders} headers */
const headersOf = (headers) =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
