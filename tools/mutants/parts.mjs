/**
 * A part of the code whose tests are judged by mutants.
 * @typedef {object} Part
 * @property {string} name its path: a package, or a folder or a file of one
 * @property {number} threshold least share of mutants that the tests must notice, in percent
 * @property {readonly string[]} [testFiles] the tests that judge it, where others only pass through it and take long
 */

/**
 * @param {number} threshold
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {Part[]}
 */
const within = (threshold, folder, names) => names.map((name) => ({ name: `${folder}/${name}`, threshold }));

/** Which code is mutated, and how much of it the tests must notice. Rules come first: what they allow decides what shoppers pay. */
export const PARTS = [
  { name: 'domain', threshold: 95 },
  ...within(90, 'gateway/src', ['sessions', 'checkout', 'carts', 'orders', 'payments', 'cache', 'upstream', 'signatures.ts', 'make-visit.ts']),
  ...within(90, 'fakes/src', ['carts', 'orders', 'payments', 'shippers', 'sessions', 'worlds']),
  // The verification of a whole provider passes through it as well, in processes of its own.
  { name: 'contracts/check', threshold: 90, testFiles: ['contracts/check/*.test.ts'] },
];
