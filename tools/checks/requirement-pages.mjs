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
 * @typedef {object} CodeFile
 * @property {string} file from the root
 * @property {readonly string[]} ids that its comments name
 * @property {readonly string[]} sections of the specification that its comments or titles name instead
 *
 * @typedef {object} Requirements
 * @property {readonly Page[]} pages
 * @property {readonly TestFile[]} tests
 * @property {readonly CodeFile[]} code
 */

const ROW = /^- \*\*(?<id>[A-Z][A-Z0-9]+-\d{2,3})\*\* \([AB]\d(?:, [AB]\d)*\) \S/u;

const TEST_FILE = /\.(?:test|spec|behaviour|pact)(?:\.\w+)?\.m?tsx?$/u;

const CODE_FILE = /\.(?:[cm]?[jt]sx?|css|graphql)$/u;

/** What somebody installs, a generator or a run writes, and folders that begin with a dot. */
const NOT_OURS = /^(?:node_modules|generated|dist|coverage|test-results|playwright-report|\..+)$/u;

const SKIPPED = /\b(?:it|test|describe)\.(?:skip|todo|fixme)\b/u;

const ID = /\b(?<area>[A-Z][A-Z0-9]+)-\d+\b/gu;

/** Ids in the brackets that end a title, whatever their area. */
const ENDS_A_TITLE = /\((?<ids>[A-Z][A-Z0-9]+-\d+(?:, [A-Z][A-Z0-9]+-\d+)*)\)['"`]/gu;

/** Ids alone in brackets, whatever their area. They have two digits: "(UTF-8)" and "(SHA-256)" are none. */
const IN_BRACKETS = /\((?<ids>[A-Z][A-Z0-9]+-\d\d(?:, [A-Z][A-Z0-9]+-\d\d)*)\)/gu;

/** What is a comment in a line. */
const COMMENT = /(?:^\s*\*|\/\*+|(?:^|\s)\/\/|^\s*#)\s(?<comment>.+)/u;

const SECTION = /\bspecification(?:['’]s)? \(?[AB]\d+/giu;

/** @param {string} file from the root */
export const isTestFile = (file) => TEST_FILE.test(file);

/** @param {string} file from the root */
export const isCodeFile = (file) => CODE_FILE.test(file);

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
 * The ids in lines, sorted. Other texts of this form, like "UTF-16", count only in certain brackets.
 * @param {readonly string[]} lines
 * @param {ReadonlySet<string>} areas
 * @param {RegExp} brackets whose ids count whatever their area
 */
const idsIn = (lines, areas, brackets) => {
  const ids = lines.flatMap((line) => [
    ...[...line.matchAll(ID)].filter(({ groups }) => areas.has(groups?.['area'] ?? '')).map(([id]) => id),
    ...[...line.matchAll(brackets)].flatMap(({ groups }) => (groups?.['ids'] ?? '').split(', ')),
  ]);
  return [...new Set(ids)].sort();
};

/**
 * The ids that the titles of a test file name. What its comments name is not shown by a test.
 * @param {string} text
 * @param {ReadonlySet<string>} areas
 */
export const idsNamedBy = (text, areas) => {
  const lines = text.split('\n').filter((line) => !SKIPPED.test(line));
  return idsIn(
    lines.map((line) => line.replace(COMMENT, '')),
    areas,
    ENDS_A_TITLE,
  );
};

/**
 * What a code file rests on by its comments, and in a test file also by its titles.
 * @param {string} file from the root
 * @param {string} text
 * @param {ReadonlySet<string>} areas
 * @returns {CodeFile}
 */
export const readCode = (file, text, areas) => {
  const lines = text.split('\n');
  const comments = lines.flatMap((line) => COMMENT.exec(line)?.groups?.['comment'] ?? []);
  const read = isTestFile(file) ? lines : comments;
  return {
    file,
    ids: idsIn(comments, areas, IN_BRACKETS),
    sections: read.flatMap((line) => line.match(SECTION) ?? []),
  };
};

/**
 * @param {string} folder from the root
 * @returns {string[]} its code files, from the root
 */
const codeFilesIn = (folder) =>
  readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : codeFilesIn(file);
    return entry.isFile() && isCodeFile(file) ? [file] : [];
  });

/** @returns {Requirements} */
export const readRequirements = () => {
  const pages = readdirSync(inRoot(PAGES_IN))
    .filter((file) => file.endsWith('.md') && !NO_AREA.includes(file))
    .sort()
    .map((file) => readPage(file, readFileSync(inRoot(PAGES_IN, file), 'utf8')));
  const areas = new Set(pages.flatMap(({ ids }) => ids.map(areaOf)));
  const files = codeFilesIn('')
    .sort()
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
  const tests = files
    .filter(({ file }) => isTestFile(file))
    .map(({ file, text }) => ({ file, ids: idsNamedBy(text, areas) }))
    .filter(({ ids }) => ids.length > 0);
  const code = files.map(({ file, text }) => readCode(file, text, areas));
  return { pages, tests, code };
};

/**
 * The page that lists the test files of each requirement.
 * @param {Pick<Requirements, 'pages' | 'tests'>} requirements
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
