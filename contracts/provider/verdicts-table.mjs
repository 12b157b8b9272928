/** @import { Verdict } from './verify-pact.mjs' */

/**
 * Reasons that differ only in the place of an entry in its list are one; it says how often it was met.
 * @param {readonly string[]} reasons
 */
const gathered = (reasons) => {
  const places = Map.groupBy(reasons, (reason) => reason.replaceAll(/\[\d+\](?=[^:]*: )/gu, '[*]'));
  return [...places].map(([anywhere, [first = '', ...more]]) => (more.length === 0 ? first : `${anywhere} (${more.length + 1} times)`)).sort();
};

/** @param {Verdict} verdict */
const isFailed = ({ reasons }) => reasons.length > 0;

/**
 * A line for each interaction, those that failed last, and below each of them why.
 * @param {readonly Verdict[]} verdicts
 */
export const verdictsTable = (verdicts) => {
  if (verdicts.length === 0) return 'Nothing was verified.';
  const failed = verdicts.filter(isFailed).length;
  const lines = [...verdicts]
    .sort((a, b) => Number(isFailed(a)) - Number(isFailed(b)) || (a.description < b.description ? -1 : 1))
    .flatMap(({ description, reasons }) => [`${reasons.length === 0 ? 'OK    ' : 'FAILED'}  ${description}`, ...gathered(reasons).map((reason) => `          ${reason}`)]);
  return [...lines, '', `${verdicts.length - failed} passed, ${failed} failed`].join('\n');
};
