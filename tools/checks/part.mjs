/**
 * @typedef {object} Outcome
 * @property {number} code
 * @property {string} output
 * @property {string} [note] what to know about a part that passed
 */

/**
 * One part of the check.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} mend what to do when it fails
 * @property {() => Promise<Outcome>} run
 */

export {};
