/**
 * The limit that a figure must reach (the bench fails beyond it) and the target that it should reach.
 * Ratios are measured with their reference in the same run, because absolute figures drift from hour to hour.
 * @typedef {object} Target
 * @property {string} what
 * @property {'higher' | 'lower'} better
 * @property {number} limit
 * @property {number} target
 * @property {string} unit
 */

/** @satisfies {Readonly<Record<string, Target>>} */
export const TARGETS = {
  cachedCategory: { what: 'category page from the cache / the same bytes', better: 'higher', limit: 0.5, target: 0.8, unit: '' },
  cachedProduct: { what: 'product page from the cache / the same bytes', better: 'higher', limit: 0.5, target: 0.8, unit: '' },
  renderedCategory: { what: 'category page rendered / bare renderToString', better: 'higher', limit: 0.2, target: 0.45, unit: '' },
  renderedProduct: { what: 'product page rendered / bare renderToString', better: 'higher', limit: 0.2, target: 0.45, unit: '' },
  executedListing: { what: 'listing executed / the same JSON serialised', better: 'higher', limit: 0.1, target: 0.35, unit: '' },
  executedProduct: { what: 'product executed / the same JSON serialised', better: 'higher', limit: 0.1, target: 0.3, unit: '' },
  executedCart: { what: 'cart executed / the same JSON serialised', better: 'higher', limit: 0.1, target: 0.3, unit: '' },
  suggestionsTime: { what: 'suggestions of one user, p50', better: 'lower', limit: 20, target: 5, unit: 'ms' },
  suggestionsRatio: { what: 'suggestions of one user / the same JSON serialised', better: 'lower', limit: 20, target: 5, unit: '' },
  searchTime: { what: 'filtered search of one user, p50', better: 'lower', limit: 30, target: 10, unit: 'ms' },
  searchRatio: { what: 'filtered search of one user / the same JSON serialised', better: 'lower', limit: 20, target: 5, unit: '' },
  filteredListingTime: { what: 'filtered listing of one user, p50', better: 'lower', limit: 30, target: 10, unit: 'ms' },
  filteredListingRatio: { what: 'filtered listing of one user / the same JSON serialised', better: 'lower', limit: 20, target: 5, unit: '' },
  cachedListing: { what: 'listing by hash from the cache / the same bytes', better: 'higher', limit: 0.5, target: 0.8, unit: '' },
  checkoutRate: { what: 'guest checkout / as many requests with the same bytes', better: 'higher', limit: 0.04, target: 0.1, unit: '' },
  checkoutTime: { what: 'guest checkout of one user, p50', better: 'lower', limit: 60, target: 25, unit: 'ms' },
  addedTime: { what: 'time that the gateway adds to one upstream request, p50', better: 'lower', limit: 15, target: 4, unit: 'ms' },
  homeRequests: { what: 'upstream requests for a first visit to the home page', better: 'lower', limit: 4, target: 2, unit: '' },
  categoryRequests: { what: 'upstream requests for a category page', better: 'lower', limit: 4, target: 2, unit: '' },
  summaryRequests: { what: 'upstream requests for the summary step', better: 'lower', limit: 6, target: 3, unit: '' },
  rushOrders: { what: 'orders of 200 guests who press at once, upstream of 400 ms', better: 'higher', limit: 200, target: 200, unit: '' },
  rushRefusals: { what: 'guests of them who read a refusal or an error', better: 'lower', limit: 0, target: 0, unit: '' },
  rushTime: { what: 'the slowest of their orders', better: 'lower', limit: 10, target: 6, unit: 's' },
  sharedRushOrders: { what: 'orders of 200 guests at two gateways with Redis, the same', better: 'higher', limit: 200, target: 200, unit: '' },
  sharedRushRefusals: { what: 'guests of them who read a refusal or an error', better: 'lower', limit: 0, target: 0, unit: '' },
  sharedRushTime: { what: 'the slowest of their orders', better: 'lower', limit: 10, target: 4, unit: 's' },
  uploadMemory: { what: 'memory added by one small picture that is much work, at the peak', better: 'lower', limit: 200, target: 150, unit: 'MiB' },
  uploadTime: { what: 'the slowest of such pictures', better: 'lower', limit: 2, target: 1, unit: 's' },
  refusedKeys: { what: 'keys that 4,000 refused logins and links to a new password leave in Redis', better: 'lower', limit: 0, target: 0, unit: '' },
  scriptBeforeIntent: { what: 'JavaScript of a public page before it is used, brotli', better: 'lower', limit: 5, target: 5, unit: 'kB' },
  contentScript: { what: 'JavaScript of the home page once it is used, brotli', better: 'lower', limit: 155, target: 150, unit: 'kB' },
  listingScript: { what: 'JavaScript of a category page once it is used, brotli', better: 'lower', limit: 155, target: 150, unit: 'kB' },
  productScript: { what: 'JavaScript of a product page once it is used, brotli', better: 'lower', limit: 170, target: 162, unit: 'kB' },
  checkoutScript: { what: 'JavaScript of a checkout step, brotli', better: 'lower', limit: 170, target: 150, unit: 'kB' },
  style: { what: 'CSS of a category page, brotli', better: 'lower', limit: 20, target: 15, unit: 'kB' },
  listingWeight: { what: 'HTML of a category page, brotli', better: 'lower', limit: 30, target: 25, unit: 'kB' },
  secondStart: { what: 'npm start, nothing changed', better: 'lower', limit: 10, target: 5, unit: 's' },
  firstPage: { what: 'process started to first page, median', better: 'lower', limit: 3, target: 1.2, unit: 's' },
  idleMemory: { what: 'memory idle for 15 s', better: 'lower', limit: 300, target: 200, unit: 'MiB' },
  usedMemory: { what: 'memory after the load', better: 'lower', limit: 600, target: 450, unit: 'MiB' },
  memoryGrowth: { what: 'live heap after twice the load / after the load', better: 'lower', limit: 1.2, target: 1.05, unit: '' },
  inventedRequestsMemory: { what: 'memory added by 200,000 invented requests', better: 'lower', limit: 64, target: 32, unit: 'MiB' },
  inventedRequestsKeys: { what: 'keys that they leave in Redis', better: 'lower', limit: 4, target: 2, unit: '' },
  inventedRequestsRate: { what: 'cached pages per second after them / before', better: 'higher', limit: 0.5, target: 0.8, unit: '' },
  intentToReady: { what: 'first touch to application ready, slowed processor, cached files', better: 'lower', limit: 1000, target: 250, unit: 'ms' },
  firstInteraction: { what: 'first touch to next paint, the same', better: 'lower', limit: 400, target: 100, unit: 'ms' },
  startTask: { what: 'longest task after the first touch, the same', better: 'lower', limit: 400, target: 50, unit: 'ms' },
  performance: { what: 'Lighthouse mobile, performance of the worst public page', better: 'higher', limit: 90, target: 99, unit: '' },
  checkoutPerformance: { what: 'Lighthouse mobile, performance of the shipping step', better: 'higher', limit: 85, target: 95, unit: '' },
  accessibility: { what: 'Lighthouse mobile, accessibility', better: 'higher', limit: 100, target: 100, unit: '' },
  bestPractices: { what: 'Lighthouse mobile, best practices', better: 'higher', limit: 100, target: 100, unit: '' },
  seo: { what: 'Lighthouse mobile, SEO', better: 'higher', limit: 100, target: 100, unit: '' },
  largestPaint: { what: 'Lighthouse mobile, largest contentful paint of the public pages', better: 'lower', limit: 2.5, target: 1.7, unit: 's' },
  blockingTime: { what: 'Lighthouse mobile, total blocking time of the public pages', better: 'lower', limit: 200, target: 60, unit: 'ms' },
  layoutShift: { what: 'Lighthouse mobile, cumulative layout shift', better: 'lower', limit: 0.1, target: 0, unit: '' },
  scriptlessPaint: { what: 'largest contentful paint / the same page without any script', better: 'lower', limit: 1.2, target: 1.05, unit: '' },
  listingGrowth: { what: 'listing at 100,000 products / at 1,000', better: 'lower', limit: 100, target: 1.67, unit: '' },
  sortedGrowth: { what: 'listing by price at 100,000 products / at 1,000', better: 'lower', limit: 100, target: 1.67, unit: '' },
  suggestionGrowth: { what: 'suggested searches at 100,000 products / at 1,000', better: 'lower', limit: 100, target: 1.67, unit: '' },
  suggestedGoodsGrowth: { what: 'suggested products at 100,000 products / at 1,000', better: 'lower', limit: 200, target: 100, unit: '' },
  checkGrowth: { what: 'typing mistakes at 100,000 products / at 1,000', better: 'lower', limit: 100, target: 10, unit: '' },
  searchGrowth: { what: 'search at 100,000 products / at 1,000', better: 'lower', limit: 200, target: 100, unit: '' },
  filteredSearchGrowth: { what: 'filtered search at 100,000 products / at 1,000', better: 'lower', limit: 200, target: 100, unit: '' },
  filteredListingGrowth: { what: 'filtered listing at 100,000 products / at 1,000', better: 'lower', limit: 200, target: 100, unit: '' },
  indexTime: { what: 'building the index of a search, 1,000 of 100,000 products', better: 'lower', limit: 200, target: 50, unit: 'ms' },
  indexWeight: { what: 'memory of the index of a search, a product', better: 'lower', limit: 4, target: 2, unit: 'kB' },
  worldTime: { what: 'creation of a world', better: 'lower', limit: 4, target: 2, unit: 'ms' },
  worldWeight: { what: 'memory of a world', better: 'lower', limit: 400, target: 200, unit: 'kB' },
};

/**
 * @param {Target} figure
 * @param {number} value
 * @returns {'target' | 'limit' | 'missed'}
 */
export const reached = ({ better, limit, target }, value) => {
  const reaches = (/** @type {number} */ wanted) => (better === 'higher' ? value >= wanted : value <= wanted);
  if (reaches(target)) return 'target';
  return reaches(limit) ? 'limit' : 'missed';
};
