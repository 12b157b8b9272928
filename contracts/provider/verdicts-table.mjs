/** @import { Verdict } from './verify-pact.mjs' */

/**
 * A line an interaction, and below each that failed, why.
 * @param {readonly Verdict[]} verdicts
 */
export const verdictsTable = (verdicts) => {
  if (verdicts.length === 0) return 'Nothing was verified.';
  const failed = verdicts.filter(({ reasons }) => reasons.length > 0).length;
  const lines = [...verdicts]
    .sort((a, b) => (a.description < b.description ? -1 : 1))
    .flatMap(({ description, reasons }) => [`${reasons.length === 0 ? 'OK    ' : 'FAILED'}  ${description}`, ...reasons.map((reason) => `          ${reason}`)]);
  return [...lines, '', `${verdicts.length - failed} passed, ${failed} failed`].join('\n');
};
