import { median, p99, shown } from './figures.mjs';
import { visitor } from './visitor.mjs';

const WARM_UP = 100;
const REQUESTS = 300;
const ROUNDS = 3;

const BEGINNINGS = [
  'bl',
  'ble',
  'blei',
  'schu',
  'schulhef',
  'buntst',
  'papier a4',
  'rot',
  'pausen',
  'sche',
  'shcere',
  'kle',
];
const TERMS = [
  'Bleistift',
  'Heft A5',
  'Schulheft',
  'Papier',
  'Schere',
  'Buntstifte',
  'Ordner blau',
  'Kleber',
  'Pausenhof',
  'Pinsel',
  'Tinte',
  'Block',
];
const SORTS = ['si', 'price-asc', 'rating'];

/** Filters that nobody has asked for before: each request has another price, in minor units. @param {number} at */
const filtersAt = (at) => ({
  enumFilters: [{ id: 'availability', values: ['in-stock'] }],
  rangeFilters: [{ kind: 'PRICE', id: 'price', from: 50, to: 2000 + at }],
});

/**
 * @param {number} count
 * @param {(at: number) => Promise<unknown>} send
 */
const timesOf = async (count, send) => {
  const times = [];
  for (let at = 0; at < count; at += 1) {
    const began = performance.now();
    await send(at);
    times.push(performance.now() - began);
  }
  return times;
};

/**
 * Measures what one user waits for while finding: suggestions and listings that are in no cache, against serialising the
 * same JSON. Both sides answer the same requests in turn.
 * @param {{ readonly origin: string, readonly reference: Awaited<ReturnType<typeof import('./reference.mjs').startReference>>, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureFinding = async ({ origin, reference, sample }) => {
  const browser = visitor(origin);
  /**
   * @param {string} operation
   * @param {(at: number) => unknown} variablesAt
   */
  const waitFor = async (operation, variablesAt) => {
    /** @type {string[]} */
    const urls = [];
    for (const [at] of BEGINNINGS.entries())
      urls.push(
        await reference.json(
          `finding-${operation}-${at}`,
          JSON.stringify({ data: await browser.run(operation, variablesAt(at)) }),
        ),
      );
    let asked = 0;
    const ours = () => browser.run(operation, variablesAt((asked += 1)));
    const bare = async (/** @type {number} */ at) =>
      (
        await fetch(urls[at % urls.length] ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(variablesAt(at)),
        })
      ).json();
    for (const send of [ours, bare]) await timesOf(WARM_UP, send);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [own, reached] = [await timesOf(REQUESTS, ours), await timesOf(REQUESTS, bare)];
      rounds.push({ own: median(own), worst: p99(own), ratio: median(own) / median(reached) });
    }
    console.log(`  ${operation}: ${shown(median(rounds.map(({ worst }) => worst)))} ms at p99`);
    return { time: median(rounds.map(({ own }) => own)), ratio: median(rounds.map(({ ratio }) => ratio)) };
  };
  const suggestions = await waitFor('Suggestions', (at) => ({ q: BEGINNINGS[at % BEGINNINGS.length] }));
  const search = await waitFor('Search', (at) => ({
    q: TERMS[at % TERMS.length],
    page: 1,
    sort: 'relevance',
    filters: filtersAt(at),
  }));
  const listing = await waitFor('Category', (at) => ({
    id: sample.id,
    page: 1,
    sort: SORTS[at % SORTS.length],
    filters: filtersAt(at),
  }));
  return {
    suggestionsTime: suggestions.time,
    suggestionsRatio: suggestions.ratio,
    searchTime: search.time,
    searchRatio: search.ratio,
    filteredListingTime: listing.time,
    filteredListingRatio: listing.ratio,
  };
};
