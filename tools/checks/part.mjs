/**
 * One part of the check.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} mend what to do when it fails
 * @property {() => Promise<{ readonly code: number, readonly output: string }>} run
 */

export {};
