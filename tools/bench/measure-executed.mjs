import { documentId } from './documents.mjs';
import { rateAgainst } from './load.mjs';
import { visitor } from './visitor.mjs';

const CONNECTIONS = 32;

/** How many lines the measured cart has. */
const CART_LINES = 12;

/**
 * Measures queries that are executed for each request against serialising the same response.
 * @param {{ readonly origin: string, readonly reference: Awaited<ReturnType<typeof import('./reference.mjs').startReference>>, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureExecuted = async ({ origin, reference, sample }) => {
  const browser = visitor(origin);
  await browser.request('/api/token/');
  for (let line = 0; line < CART_LINES; line += 1)
    await browser.run('UpdateCart', { operations: [{ do: 'add-position', itemId: sample.buyable(), quantity: 1 }] });
  /**
   * @param {string} operation
   * @param {unknown} [variables]
   */
  const ratio = async (operation, variables = {}) => {
    const body = JSON.stringify({ id: documentId(operation), operationName: operation, variables });
    const text = await browser.request('/graphql', JSON.parse(body));
    const ours = { url: `${origin}/graphql`, method: /** @type {const} */ ('POST'), headers: browser.headers(), body };
    return rateAgainst(
      ours,
      {
        url: await reference.json(`executed-${operation}`, text),
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      },
      CONNECTIONS,
    );
  };
  return {
    executedListing: await ratio('Category', { id: sample.id, page: 1, sort: 'si' }),
    executedProduct: await ratio('Product', { id: sample.product.id }),
    executedCart: await ratio('Cart'),
  };
};
