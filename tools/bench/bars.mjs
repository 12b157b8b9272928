/**
 * What each figure must reach (`floor`: less means not done) and is meant to reach (`bar`).
 * Ratios are measured beside their reference in the same run: absolute figures drift from hour to hour.
 * @typedef {object} Bar
 * @property {string} what
 * @property {'least' | 'most'} wanted whether more or less is better
 * @property {number} floor
 * @property {number} bar
 * @property {string} unit
 */

/** @satisfies {Readonly<Record<string, Bar>>} */
export const BARS = {
  cachedCategory: { what: 'category page from the cache / the same bytes', wanted: 'least', floor: 0.5, bar: 0.8, unit: '' },
  cachedProduct: { what: 'product page from the cache / the same bytes', wanted: 'least', floor: 0.5, bar: 0.8, unit: '' },
  renderedCategory: { what: 'category page rendered anew / bare renderToString', wanted: 'least', floor: 0.2, bar: 0.45, unit: '' },
  renderedProduct: { what: 'product page rendered anew / bare renderToString', wanted: 'least', floor: 0.2, bar: 0.45, unit: '' },
  executedListing: { what: 'listing executed / the same JSON serialised', wanted: 'least', floor: 0.1, bar: 0.35, unit: '' },
  executedProduct: { what: 'product executed / the same JSON serialised', wanted: 'least', floor: 0.1, bar: 0.3, unit: '' },
  executedCart: { what: 'cart executed / the same JSON serialised', wanted: 'least', floor: 0.1, bar: 0.3, unit: '' },
  keptListing: { what: 'listing by hash from the cache / the same bytes', wanted: 'least', floor: 0.5, bar: 0.8, unit: '' },
  checkoutRate: { what: 'guest checkout / as many requests with the same bytes', wanted: 'least', floor: 0.04, bar: 0.1, unit: '' },
  checkoutTime: { what: 'guest checkout of one user, p50', wanted: 'most', floor: 60, bar: 25, unit: 'ms' },
  addedTime: { what: 'a lone question over the upstream, more than asking directly, p50', wanted: 'most', floor: 15, bar: 4, unit: 'ms' },
  homeRequests: { what: 'upstream requests for a first visit to the home page', wanted: 'most', floor: 4, bar: 2, unit: '' },
  categoryRequests: { what: 'upstream requests for a category page', wanted: 'most', floor: 4, bar: 2, unit: '' },
  summaryRequests: { what: 'upstream requests for the summary step', wanted: 'most', floor: 6, bar: 3, unit: '' },
  contentScript: { what: 'JavaScript of the home page, brotli', wanted: 'most', floor: 135, bar: 115, unit: 'kB' },
  listingScript: { what: 'JavaScript of a category page, brotli', wanted: 'most', floor: 140, bar: 120, unit: 'kB' },
  productScript: { what: 'JavaScript of a product page, brotli', wanted: 'most', floor: 145, bar: 125, unit: 'kB' },
  checkoutScript: { what: 'JavaScript of a checkout step, brotli', wanted: 'most', floor: 170, bar: 150, unit: 'kB' },
  style: { what: 'CSS of a category page, brotli', wanted: 'most', floor: 20, bar: 15, unit: 'kB' },
  listingWeight: { what: 'HTML of a category page, brotli', wanted: 'most', floor: 30, bar: 25, unit: 'kB' },
  secondStart: { what: 'npm start, nothing changed', wanted: 'most', floor: 10, bar: 5, unit: 's' },
  firstPage: { what: 'process started to first page', wanted: 'most', floor: 3, bar: 1.5, unit: 's' },
  idleMemory: { what: 'memory idle', wanted: 'most', floor: 300, bar: 200, unit: 'MiB' },
  usedMemory: { what: 'memory after the load', wanted: 'most', floor: 600, bar: 450, unit: 'MiB' },
  memoryGrowth: { what: 'live heap after twice the load / after the load', wanted: 'most', floor: 1.2, bar: 1.05, unit: '' },
  strangersMemory: { what: 'memory added by 200,000 invented requests', wanted: 'most', floor: 64, bar: 32, unit: 'MiB' },
  strangersKeys: { what: 'keys that they leave in Redis', wanted: 'most', floor: 4, bar: 2, unit: '' },
  strangersRate: { what: 'cached pages a second after them / before', wanted: 'least', floor: 0.5, bar: 0.8, unit: '' },
  performance: { what: 'Lighthouse mobile, performance of the worst page', wanted: 'least', floor: 90, bar: 98, unit: '' },
  accessibility: { what: 'Lighthouse mobile, accessibility', wanted: 'least', floor: 100, bar: 100, unit: '' },
  bestPractices: { what: 'Lighthouse mobile, best practices', wanted: 'least', floor: 100, bar: 100, unit: '' },
  seo: { what: 'Lighthouse mobile, SEO', wanted: 'least', floor: 100, bar: 100, unit: '' },
  largestPaint: { what: 'Lighthouse mobile, largest contentful paint', wanted: 'most', floor: 2.5, bar: 1.9, unit: 's' },
  blockingTime: { what: 'Lighthouse mobile, total blocking time', wanted: 'most', floor: 200, bar: 80, unit: 'ms' },
  layoutShift: { what: 'Lighthouse mobile, cumulative layout shift', wanted: 'most', floor: 0.1, bar: 0.01, unit: '' },
  listingGrowth: { what: 'listing at 100,000 products / at 1,000', wanted: 'most', floor: 100, bar: 1.67, unit: '' },
  sortedGrowth: { what: 'listing by price at 100,000 products / at 1,000', wanted: 'most', floor: 100, bar: 1.67, unit: '' },
  worldTime: { what: 'creation of a world', wanted: 'most', floor: 4, bar: 2, unit: 'ms' },
  worldWeight: { what: 'memory of a world', wanted: 'most', floor: 400, bar: 200, unit: 'kB' },
};

/** @typedef {keyof typeof BARS} BarName */

/**
 * @param {Bar} bar
 * @param {number} value
 * @returns {'bar' | 'floor' | 'missed'}
 */
export const verdictOn = ({ wanted, floor, bar }, value) => {
  const reaches = (/** @type {number} */ limit) => (wanted === 'least' ? value >= limit : value <= limit);
  if (reaches(bar)) return 'bar';
  return reaches(floor) ? 'floor' : 'missed';
};
