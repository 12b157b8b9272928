import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../steps/root.mjs';

export const PAGES_IN = 'docs/requirements';

/** The pages of this folder that list no requirements: the second is generated. */
const NO_AREA = ['README.md', 'tests.md'];

export const TEST_INDEX = `${PAGES_IN}/tests.md`;

/**
 * @typedef {object} Page of one area
 * @property {string} file its name in docs/requirements
 * @property {string} title
 * @property {readonly string[]} ids
 * @property {readonly string[]} unread rows that are not written like "- **GUARD-06** (A4) A sentence."
 *
 * @typedef {object} TestFile
 * @property {string} file from the root
 * @property {readonly string[]} ids that its titles name
 *
 * @typedef {object} Requirements
 * @property {readonly Page[]} pages
 * @property {readonly TestFile[]} tests
 */

const ROW = /^- \*\*(?<id>[A-Z][A-Z0-9]+-\d{2,3})\*\* \([AB]\d(?:, [AB]\d)*\) \S/u;

const TEST_FILE = /\.(?:test|spec|behaviour|pact)(?:\.\w+)?\.m?tsx?$/u;

/** What somebody installs or a run writes, and folders that begin with a dot. */
const NOT_OURS = /^(?:node_modules|dist|coverage|test-results|playwright-report|\..+)$/u;

const SKIPPED = /\b(?:it|test|describe)\.(?:skip|todo|fixme)\b/u;

const ID = /\b(?<area>[A-Z][A-Z0-9]+)-\d+\b/gu;

/** Ids in the brackets that end a title, whatever their area. */
const ENDS_A_TITLE = /\((?<ids>[A-Z][A-Z0-9]+-\d+(?:, [A-Z][A-Z0-9]+-\d+)*)\)['"`]/gu;

/** @param {string} file from the root */
export const isTestFile = (file) => TEST_FILE.test(file);

/** @param {string} id */
export const areaOf = (id) => id.slice(0, id.lastIndexOf('-'));

/**
 * @param {string} file
 * @param {string} text
 * @returns {Page}
 */
export const readPage = (file, text) => {
  const lines = text.split('\n');
  const rows = lines.filter((line) => line.startsWith('- '));
  return {
    file,
    title: (lines[0] ?? '').replace(/^# /u, ''),
    ids: rows.flatMap((row) => ROW.exec(row)?.groups?.['id'] ?? []),
    unread: rows.filter((row) => !ROW.test(row)),
  };
};

/**
 * The ids that the titles of a test file name, sorted. Other texts of this form, like "UTF-16", count only in the
 * brackets at the end of a title.
 * @param {string} text
 * @param {ReadonlySet<string>} areas
 */
export const idsNamedBy = (text, areas) => {
  const lines = text.split('\n').filter((line) => !SKIPPED.test(line));
  const ids = lines.flatMap((line) => [
    ...[...line.matchAll(ID)].filter(({ groups }) => areas.has(groups?.['area'] ?? '')).map(([id]) => id),
    ...[...line.matchAll(ENDS_A_TITLE)].flatMap(({ groups }) => (groups?.['ids'] ?? '').split(', ')),
  ]);
  return [...new Set(ids)].sort();
};

/**
 * @param {string} folder from the root
 * @returns {string[]} its test files, from the root
 */
const testFilesIn = (folder) =>
  readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : testFilesIn(file);
    return entry.isFile() && isTestFile(file) ? [file] : [];
  });

/** @returns {Requirements} */
export const readRequirements = () => {
  const pages = readdirSync(inRoot(PAGES_IN))
    .filter((file) => file.endsWith('.md') && !NO_AREA.includes(file))
    .sort()
    .map((file) => readPage(file, readFileSync(inRoot(PAGES_IN, file), 'utf8')));
  const areas = new Set(pages.flatMap(({ ids }) => ids.map(areaOf)));
  const tests = testFilesIn('')
    .sort()
    .map((file) => ({ file, ids: idsNamedBy(readFileSync(inRoot(file), 'utf8'), areas) }))
    .filter(({ ids }) => ids.length > 0);
  return { pages, tests };
};

/**
 * The page that lists the test files of each requirement.
 * @param {Requirements} requirements
 */
export const testIndexOf = ({ pages, tests }) => {
  const linesOf = (/** @type {string} */ id) => {
    const naming = tests.filter(({ ids }) => ids.includes(id));
    if (naming.length === 0) return [`- **${id}**: no test names it`];
    return [`- **${id}**`, ...naming.map(({ file }) => `  - [${file}](${path.posix.relative(PAGES_IN, file)})`)];
  };
  return [
    '# Tests of the requirements',
    'Written by `npm run generate`, never by hand: the test files that name a requirement in a title.',
    ...pages.flatMap(({ file, title, ids }) => ['', `## [${title}](${file})`, ...ids.flatMap(linesOf)]),
    '',
  ].join('\n');
};

/**
 * Writes the index of the tests.
 * @returns {boolean} whether it was fresh before
 */
export const writeTestIndex = () => {
  const before = existsSync(inRoot(TEST_INDEX)) ? readFileSync(inRoot(TEST_INDEX), 'utf8') : '';
  const index = testIndexOf(readRequirements());
  if (before !== index) writeFileSync(inRoot(TEST_INDEX), index);
  return before === index;
};
