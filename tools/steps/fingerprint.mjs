import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files that no build reads: output, installed packages, tests and documentation. */
const IGNORED = /^(?:node_modules|dist|coverage|test-results|\..+|.+\.(?:test|spec)\.[cm]?tsx?|.+\.md)$/;

/**
 * @param {string} place file or folder
 * @returns {string[]} its files in a fixed order; none where nothing is there
 */
const filesIn = (place) => {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
};

/**
 * A hash of names and contents: the same files have the same fingerprint on every machine and at any time.
 * @param {string} base
 * @param {readonly string[]} places files and folders, relative to `base`
 */
export const fingerprintOf = (base, places) => {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesIn(path.join(base, place)))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(base, file).replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};
