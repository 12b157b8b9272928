/**
 * A part of the code whose tests are judged by mutants.
 * @typedef {object} Part
 * @property {string} name its path: a package, or a folder or a file of one
 * @property {number} threshold least share of mutants that the tests must notice, in percent
 * @property {readonly string[]} [testFiles] the tests that judge it, where others only pass through it and take long
 * @property {number} [testTimeoutMs] when such a test is aborted, where none waits for a clock: many a mutant makes one wait for ever
 */

/**
 * Parts with the tests that judge them. Most tests of the gateway open a whole one and pass through every part; the
 * behaviours that run on mutant shops pass through every part of the fakes.
 * @param {number} threshold
 * @param {string} folder
 * @param {Readonly<Record<string, readonly string[]>>} tests by the name of the part, within the folder too
 * @returns {Part[]}
 */
const judged = (threshold, folder, tests) =>
  Object.entries(tests).map(([name, files]) => ({ name: `${folder}/${name}`, threshold, testFiles: files.map((file) => `${folder}/${file}`) }));

/** Parts within `upstream`, beside its client. */
const ADAPTERS = ['addresses', 'carts', 'catalogue', 'content', 'customers', 'orders', 'parameters', 'payments', 'sessions', 'shared', 'shippers', 'tracking'];

/** Which code is mutated, and how much of it the tests must notice. Rules come first: what they allow decides what shoppers pay. */
export const PARTS = [
  { name: 'domain', threshold: 95 },
  ...judged(90, 'gateway/src', {
    'request/signing.ts': ['request/signing.test.ts'],
    'request/open-visitor-session.ts': ['request/visitor-session*.test.ts'],
    sessions: ['{sessions/*,request/write-permission}.test.ts'],
    'response-cache': ['response-cache/!(hostile-redis|two-gateways|raw-cache|raw-cache-memory).test.ts'],
    carts: ['carts/!(carts.resolver).test.ts'],
    checkout: ['checkout/{checkout-steps,order-lock,place-order*,present-checkout,read-*,shipping-step-input}.test.ts'],
    orders: ['orders/!(orders.resolver|shown-order).test.ts'],
    payments: ['payments/*.test.ts'],
    // Those that open sockets: each mutant of the other files of the client would wait for them.
    'upstream/client/transport/undici-transport.ts': ['upstream/client/transport/undici-transport.test.ts'],
    'upstream/upstream-backend.ts': ['upstream/upstream-backend.test.ts'],
  }),
  {
    name: 'gateway/src/upstream',
    threshold: 90,
    // Behaviours of the ports, random sequences, schedules of faults and whole gateways pass through the client too, and take seconds.
    testFiles: [
      'gateway/src/upstream/{client,health,worlds}/**/!(fault-schedules|undici-transport).test.ts',
      'gateway/src/upstream/{malformed-replies,sessions/ended-sessions}.test.ts',
    ],
    testTimeoutMs: 5_000,
  },
  ...judged(90, 'gateway/src/upstream', Object.fromEntries(ADAPTERS.map((area) => [area, ['{behaviours,requested-operations,malformed-replies,sessions/ended-sessions}.test.ts', `${area}/*.test.ts`]]))),
  ...judged(90, 'fakes/src', {
    carts: ['carts/*.test.ts'],
    orders: ['orders/*.test.ts', 'providers/**/*.test.ts'],
    providers: ['providers/**/*.test.ts', 'orders/provider-payment.test.ts'],
    payments: ['payments/*.test.ts'],
    shippers: ['shippers/*.test.ts'],
    sessions: ['sessions/*.test.ts'],
    worlds: ['worlds/**/!(interleaving).test.ts'],
    personas: ['personas/*.test.ts'],
    scenarios: ['scenarios/*.test.ts'],
  }),
  // Not those that compare the whole schema for each change, nor those that start a process: a mutant would cost seconds.
  { name: 'contracts/check', threshold: 90, testFiles: ['contracts/check/!(commands|compare-schemas).test.ts'] },
];
