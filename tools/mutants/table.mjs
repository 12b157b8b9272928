/**
 * @typedef {object} Judged
 * @property {string} name
 * @property {number} threshold
 * @property {number} minutes
 * @property {import('./result.mjs').Result | undefined} result none where Stryker broke
 */

/** @param {Judged} judged */
export const isGoodEnough = ({ threshold, result }) => result !== undefined && result.score >= threshold;

const HEADINGS = ['', 'part', 'killed', 'survived', 'no coverage', 'timeout', 'score', 'threshold', 'minutes'];

/** @param {Judged} judged */
const lookUp = (judged) => {
  const { name, threshold, minutes, result } = judged;
  const counts =
    result === undefined
      ? ['–', '–', '–', '–', 'broken']
      : [result.killed, result.survived, result.uncovered, result.timedOut, result.score.toFixed(1)];
  return [isGoodEnough(judged) ? '✓' : '✗', name, ...counts.map(String), String(threshold), minutes.toFixed(1)];
};

/**
 * Formats one line per part, in columns.
 * @param {readonly Judged[]} judged
 */
export const tableOf = (judged) => {
  const rows = [HEADINGS, ...judged.map(lookUp)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const isText = (/** @type {number} */ column) => column < 2;
  return rows
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
