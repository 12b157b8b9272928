import { causesOf } from './causes.mjs';

/** @import { InteractionResult } from './verify-pact.mjs' */
/** @import { Cause } from './causes.mjs' */

/** Places and interactions of a cause that are listed; `--json` has all of them. */
const MOST_LISTED = 3;

/** Characters at both ends of a text, which may show a whole response; `--json` has the middle too. */
const [MOST_AT_BEGINNING, MOST_AT_END] = [240, 60];

/** @param {string} text */
const shortened = (text) =>
  text.length <= MOST_AT_BEGINNING + MOST_AT_END
    ? text
    : `${text.slice(0, MOST_AT_BEGINNING)} … ${text.slice(-MOST_AT_END)}`;

/** @param {InteractionResult} result */
const isFailed = ({ reasons }) => reasons.length > 0;

/** @param {string} word @param {readonly string[]} all */
const listed = (word, all) => {
  const more = all.length - MOST_LISTED;
  return [
    ...all.slice(0, MOST_LISTED).map((one) => `    ${word} ${one}`),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ];
};

/** @param {Cause} cause @param {number} failed */
const causeLines = ({ text: whole, places, interactions }, failed) => {
  const text = shortened(whole);
  const where = places.map(({ place, times }) => (times === 1 ? place : `${place} (${times} times)`));
  const [only] = where;
  return [
    ...(only !== undefined && where.length === 1 ? [`${only}: ${text}`] : [text, ...listed('at', where)]),
    ...(failed === 1 ? [] : listed('in', interactions)),
  ];
};

/**
 * One line per interaction, failures last, and below them each cause once, however many interactions and places it has.
 * @param {readonly InteractionResult[]} interactionResults
 */
export const resultsTable = (interactionResults) => {
  if (interactionResults.length === 0) return 'Nothing was verified.';
  const failed = interactionResults.filter(isFailed).length;
  const lines = [...interactionResults]
    .sort((a, b) => Number(isFailed(a)) - Number(isFailed(b)) || (a.description < b.description ? -1 : 1))
    .map(({ description, reasons }) => `${reasons.length === 0 ? 'OK    ' : 'FAILED'}  ${description}`);
  const causes = causesOf(interactionResults).flatMap((cause) => [
    '',
    ...causeLines(cause, failed).map((line) => `          ${line}`),
  ]);
  return [...lines, ...causes, '', `${interactionResults.length - failed} passed, ${failed} failed`].join('\n');
};
