import { seconds } from '../steps/progress.mjs';
import { generatedParts } from './generated.mjs';
import { independentParts } from './parts.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/** The number of cores of the smallest supported machine. */
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
 * Runs some parts that only read the tree.
 * @param {readonly Part[]} parts
 */
export const checkParts = (parts) => allPass(parts, AT_ONCE);

/**
 * Runs every part, or only those whose names begin with one of these words.
 * @param {readonly string[]} [words]
 * @returns {Promise<boolean>} whether all of them passed
 */
export const check = async (words = []) => {
  const names = [...generatedParts(), ...independentParts()].map(({ name }) => name);
  const unknown = words.filter((word) => !names.some((name) => name.startsWith(word)));
  if (unknown.length > 0) {
    console.log(
      `No part of the check begins with ${unknown.map((word) => `"${word}"`).join(' or ')}. There are: ${names.join(', ')}.`,
    );
    return false;
  }
  const isWanted = (/** @type {Part} */ { name }) => words.length === 0 || words.some((word) => name.startsWith(word));
  // All other parts read the generated files, so these parts run first and one after the other.
  const fresh = await allPass(generatedParts().filter(isWanted), 1);
  const rest = await allPass(independentParts().filter(isWanted), AT_ONCE);
  return fresh && rest;
};
