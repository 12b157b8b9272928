/**
 * A part of the code whose tests are judged by mutants.
 * @typedef {object} Part
 * @property {string} name its path: a package, or a folder or file of a package
 * @property {number} threshold minimum share of mutants that the tests must detect, in percent
 * @property {readonly string[]} [testFiles] the tests that judge it, if other tests only pass through it and are slow
 * @property {number} [testTimeoutMs] a short timeout for tests that never wait for a clock, because many mutants never finish
 */

/**
 * Parts with the tests that judge them. Most tests of the gateway start a whole gateway and pass through every part; the
 * behaviours that run on mutant shops pass through every part of the fakes.
 * @param {number} threshold
 * @param {string} folder
 * @param {Readonly<Record<string, readonly string[]>>} tests by part; all paths are relative to the folder
 * @returns {Part[]}
 */
const judged = (threshold, folder, tests) =>
  Object.entries(tests).map(([name, files]) => ({
    name: `${folder}/${name}`,
    threshold,
    testFiles: files.map((file) => `${folder}/${file}`),
  }));

/** Parts within `upstream`, apart from its client. */
const ADAPTERS = [
  'addresses',
  'businesses',
  'cancellations',
  'carts',
  'catalogue',
  'content',
  'customers',
  'deals',
  'orders',
  'parameters',
  'payments',
  'prime',
  'returns',
  'reviews',
  'search',
  'sessions',
  'shared',
  'shippers',
  'tracking',
  'wishlists',
  'withdrawals',
];

/** Which code is mutated, and which share of the mutants the tests must detect. Domain rules have the highest threshold: they decide what shoppers pay. */
export const PARTS = [
  { name: 'domain', threshold: 95 },
  ...judged(90, 'gateway/src', {
    'shared/signing.ts': ['shared/signing.test.ts'],
    'visit/cookie-visit.ts': ['visit/cookie-visit*.test.ts'],
    'visit/confirm-session.ts': ['sessions/*.test.ts'],
    'visit/expired-login.ts': ['sessions/*.test.ts'],
    'visit/public-session-cookie.ts': ['sessions/*.test.ts'],
    'response-cache': ['response-cache/!(raw-cache*).test.ts'],
    // Tests that open a whole gateway: mutants of the other files would wait for them.
    'response-cache/raw-cache.ts': ['response-cache/raw-cache*.test.ts'],
    carts: ['carts/*.test.ts', 'acceptance/{carts-at-login,field-limits-in-forms,forms}.test.ts'],
    // Another test compares the time to stop with the file of the containers, which is not copied.
    checkout: [
      'checkout/!(order-steps).test.ts',
      '{acceptance/{carts-at-login,forms,registrations},limits/login-limits,payments/express-checkout}.test.ts',
    ],
    orders: ['orders/*.test.ts', 'limits/order-look-ups.test.ts'],
    payments: ['payments/*.test.ts', 'checkout/{one-order,place-order}.test.ts'],
    prime: ['prime/*.test.ts'],
    businesses: ['businesses/*.test.ts'],
    catalogue: ['catalogue/*.test.ts'],
    content: ['content/!(ab-tests).test.ts'],
    'shared/clean-html.ts': ['content/!(ab-tests).test.ts'],
    customers: ['{acceptance/{account,carts-at-login},customers/*,limits/password-limits}.test.ts'],
    'visit/password-tries.slot.ts': ['{acceptance/account,customers/account-forms,limits/password-limits}.test.ts'],
    deals: ['deals/*.test.ts'],
    reviews: ['reviews/*.test.ts'],
    search: ['search/*.test.ts'],
    returns: ['returns/*.test.ts'],
    uploads: ['uploads/*.test.ts'],
    withdrawals: ['withdrawals/*.test.ts'],
    wishlists: ['wishlists/*.test.ts', 'acceptance/{field-limits-in-forms,foreign-ids,forms}.test.ts'],
    cancellations: ['cancellations/*.test.ts'],
    // Tests that open sockets: mutants of the other client files would wait for them.
    'upstream/client/transport/undici-transport.ts': ['upstream/client/transport/undici-transport.test.ts'],
    'upstream/upstream-backend.ts': ['upstream/upstream-backend.test.ts'],
  }),
  {
    name: 'gateway/src/upstream',
    threshold: 90,
    // Behaviours, random sequences, fault schedules and whole gateways pass through the client too, but take seconds.
    testFiles: [
      'gateway/src/upstream/{client,health,worlds}/**/!(fault-schedules|undici-transport).test.ts',
      'gateway/src/upstream/{malformed-replies,sessions/ended-sessions}.test.ts',
    ],
    testTimeoutMs: 5_000,
  },
  ...judged(
    90,
    'gateway/src/upstream',
    Object.fromEntries(
      ADAPTERS.map((area) => [
        area,
        ['{behaviours,requested-*,malformed-replies,sessions/ended-sessions}.test.ts', `${area}/*.test.ts`],
      ]),
    ),
  ),
  // Behaviours of a port prove the areas that it joins.
  ...judged(90, 'fakes/src', {
    addresses: ['shop/in-memory-addresses.test.ts'],
    businesses: ['{businesses/*,shop/in-memory-businesses}.test.ts'],
    carts: ['{carts/*,shop/in-memory-carts}.test.ts'],
    catalogue: ['{catalogue/*,shop/in-memory-catalogue}.test.ts'],
    checkout: ['{checkout/readiness,orders/*,prime/*,shop/in-memory-{orders,prime}}.test.ts', 'providers/**/*.test.ts'],
    customers: ['{customers/*,shop/in-memory-{customers,passwords}}.test.ts'],
    deals: ['{deals/*,shop/in-memory-deals}.test.ts'],
    login: ['{login/*,shop/in-memory-sessions}.test.ts'],
    mails: ['{mails,customers,orders}/*mail*.test.ts'],
    orders: ['{orders/*,shop/in-memory-orders}.test.ts', 'providers/**/*.test.ts'],
    providers: ['providers/**/*.test.ts', 'payments/provider-payment.test.ts'],
    // Express payment begins and ends on the pages of its provider.
    payments: ['{payments/*,shop/in-memory-*payments}.test.ts', 'providers/amazon/*.test.ts'],
    returns: ['{returns/*,shop/in-memory-returns}.test.ts'],
    reviews: ['{reviews/!(review-words),shop/in-memory-reviews}.test.ts'],
    'reviews/words': ['reviews/review-words.test.ts'],
    search: ['{search/*,shop/in-memory-search}.test.ts'],
    shippers: ['{shippers/*,shop/in-memory-shippers}.test.ts'],
    sessions: ['{sessions/*,login/*,shop/in-memory-sessions}.test.ts'],
    shop: ['{shop,customers,deals,orders,payments,prime,returns}/*.test.ts', 'providers/amazon/*.test.ts'],
    // A membership is cancelled by a declaration.
    prime: ['{prime/*,cancellations/cancellations,shop/in-memory-prime}.test.ts'],
    wishlists: ['{wishlists/*,shop/in-memory-{wishlists,shared-wishlists,teaser-lists},login/lists-*}.test.ts'],
    withdrawals: ['{withdrawals/*,shop/in-memory-withdrawals}.test.ts'],
    cancellations: ['{cancellations/*,shop/in-memory-cancellations}.test.ts'],
    worlds: ['worlds/**/!(interleaving).test.ts'],
  }),
  // Half of it are positions on a page, which no test reads.
  ...judged(60, 'fakes/src', {
    documents: ['{documents/*,orders/invoice/*,returns/label-document,shop/find-document}.test.ts'],
    'catalogue/data-sheet': ['catalogue/data-sheet/*.test.ts'],
    'content/legal-text': ['content/legal-text/*.test.ts'],
    'orders/invoice': ['{documents/typed-values,orders/invoice/*,shop/find-document}.test.ts'],
    'returns/label-document.ts': ['returns/label-document.test.ts'],
  }),
  // A fifth of it are waits and messages of the connection to Redis.
  ...judged(85, 'gateway/src', { cache: ['cache/!(hostile-redis|two-gateways).test.ts'] }),
  // Data for testers: which of it a scenario sets is mostly not worth a test.
  ...judged(75, 'fakes/src', {
    personas: ['{personas,scenarios}/*.test.ts'],
    scenarios: ['{personas,scenarios}/*.test.ts'],
  }),
  // Without tests that compare the whole schema or start a process: they would take seconds for each mutant.
  { name: 'contracts/check', threshold: 90, testFiles: ['contracts/check/!(commands|compare-schemas).test.ts'] },
];
