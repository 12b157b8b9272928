/** @import { InteractionResult } from './verify-pact.mjs' */

/**
 * Merges reasons that differ only in the index of a list entry, and counts them.
 * @param {readonly string[]} reasons
 */
const gathered = (reasons) => {
  const places = Map.groupBy(reasons, (reason) => reason.replaceAll(/\[\d+\](?=[^:]*: )/gu, '[*]'));
  return [...places].map(([anywhere, [first = '', ...more]]) => (more.length === 0 ? first : `${anywhere} (${more.length + 1} times)`)).sort();
};

/** @param {InteractionResult} result */
const isFailed = ({ reasons }) => reasons.length > 0;

/**
 * One line per interaction, failures last, each with its reasons below.
 * @param {readonly InteractionResult[]} interactionResults
 */
export const resultsTable = (interactionResults) => {
  if (interactionResults.length === 0) return 'Nothing was verified.';
  const failed = interactionResults.filter(isFailed).length;
  const lines = [...interactionResults]
    .sort((a, b) => Number(isFailed(a)) - Number(isFailed(b)) || (a.description < b.description ? -1 : 1))
    .flatMap(({ description, reasons }) => [`${reasons.length === 0 ? 'OK    ' : 'FAILED'}  ${description}`, ...gathered(reasons).map((reason) => `          ${reason}`)]);
  return [...lines, '', `${interactionResults.length - failed} passed, ${failed} failed`].join('\n');
};
