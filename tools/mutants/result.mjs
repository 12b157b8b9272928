/**
 * The part of a mutant in Stryker's report that is read here.
 * @typedef {object} Mutant
 * @property {string} status
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ readonly start: { readonly line: number } }} location
 */

/**
 * Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements
 * @typedef {{ readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> }} Report
 */

/**
 * @typedef {object} Result
 * @property {number} killed
 * @property {number} survived
 * @property {number} uncovered no test runs the mutated code
 * @property {number} timedOut also detected: the test never ended
 * @property {number} score share of the mutants that were detected, in percent
 * @property {readonly string[]} survivors one line each, uncovered ones included
 */

/** Longest replacement that is shown in full. */
const SHOWN_LENGTH = 100;

/** @param {string} text */
const onOneLine = (text) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line;
};

/**
 * @param {string} file
 * @param {Mutant} mutant
 */
const survivorLine = (file, { status, location, mutatorName, replacement = '' }) =>
  `${file}:${location.start.line}  ${mutatorName} → ${onOneLine(replacement)}${status === 'NoCoverage' ? '  (no test runs it)' : ''}`;

/**
 * @param {Report} report
 * @returns {Result}
 */
export const resultOf = ({ files }) => {
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, mutant })));
  const count = (/** @type {string} */ status) => all.filter(({ mutant }) => mutant.status === status).length;
  const [killed, survived, uncovered, timedOut] = [
    count('Killed'),
    count('Survived'),
    count('NoCoverage'),
    count('Timeout'),
  ];
  const noticed = killed + timedOut;
  const judged = noticed + survived + uncovered;
  return {
    killed,
    survived,
    uncovered,
    timedOut,
    score: judged === 0 ? 100 : (100 * noticed) / judged,
    survivors: all
      .filter(({ mutant: { status } }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ file, mutant }) => survivorLine(file, mutant)),
  };
};
