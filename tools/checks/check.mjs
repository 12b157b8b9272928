import { seconds } from '../steps/progress.mjs';
import { generatedParts } from './generated.mjs';
import { independentParts } from './parts.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/** As many as the smallest machine that is reckoned with has cores. */
const AT_ONCE = 2;

/**
 * @param {Part} part
 * @returns {Promise<boolean>}
 */
const passes = async ({ name, mend, run }) => {
  const began = performance.now();
  const { code, output, note } = await run();
  const line = `${name} (${seconds(performance.now() - began)})`;
  if (code === 0) console.log(`  ✓ ${line}${note === undefined ? '' : `: ${note}`}`);
  else console.log(`  ✗ ${line}\n\n${output.trim()}\n\n    ${name}: ${mend}\n`);
  return code === 0;
};

/**
 * @param {readonly Part[]} parts
 * @param {number} atOnce
 */
const allPass = async (parts, atOnce) => {
  const waiting = [...parts];
  /** @type {boolean[]} */
  const results = [];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await passes(part));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results.every(Boolean);
};

/**
 * Runs every part, or those whose names begin with one of the given words.
 * @param {readonly string[]} [words]
 * @returns {Promise<boolean>} whether all of them passed
 */
export const check = async (words = []) => {
  const names = [...generatedParts(), ...independentParts()].map(({ name }) => name);
  const unknown = words.filter((word) => !names.some((name) => name.startsWith(word)));
  if (unknown.length > 0) {
    console.log(`No part of the check begins with ${unknown.map((word) => `"${word}"`).join(' or ')}. There are: ${names.join(', ')}.`);
    return false;
  }
  const isWanted = (/** @type {Part} */ { name }) => words.length === 0 || words.some((word) => name.startsWith(word));
  // What is generated is read by all other parts, so it comes first, and one after the other.
  const fresh = await allPass(generatedParts().filter(isWanted), 1);
  const rest = await allPass(independentParts().filter(isWanted), AT_ONCE);
  return fresh && rest;
};
