/** @import { InteractionResult } from './verify-pact.mjs' */

/**
 * What several failures have in common: a text, the places where it is true, and the interactions that fail by it.
 * @typedef {{ readonly text: string, readonly places: readonly { readonly place: string, readonly times: number }[], readonly interactions: readonly string[] }} Cause
 */

/** A reason begins with its place in the response, if it has one. */
const PLACED = /^(?<place>\$[^:]*): (?<text>.*)$/su;

/** @param {string} reason */
const partsOf = (reason) => {
  const { place, text = reason } = PLACED.exec(reason)?.groups ?? {};
  return { place, text };
};

/** The value that came differs from entry to entry; what was expected does not. @param {string} text */
const withoutValue = (text) => text.replace(/Expected (?:'[^']*'|\S+)(?: \(\w+\))? to/u, 'Expected … to');

/** Names the field itself. */
const MISSING = /missing the following keys/u;

/** The same place in any entry of its lists. @param {string} place */
const inAnyEntry = (place) => place.replaceAll(/\[\d+\]/gu, '[*]');

/** Reasons with the same text at a field of the same name have one cause, wherever the field is. @param {string} reason */
const causeOf = (reason) => {
  const { place = '', text } = partsOf(reason);
  return MISSING.test(text)
    ? text
    : `${/[^.[\]*]+(?:\[\*\])*$/u.exec(inAnyEntry(place))?.[0] ?? ''} ${withoutValue(text)}`;
};

/** What the provider says explains what Pact finds. @param {Cause} cause */
const isSaid = ({ text }) => text.startsWith('the provider says');

/**
 * The causes of the failures: first what the provider says, then those of most interactions.
 * @param {readonly InteractionResult[]} interactionResults
 * @returns {readonly Cause[]}
 */
export const causesOf = (interactionResults) => {
  const failures = interactionResults.flatMap(({ description, reasons }) =>
    reasons.map((reason) => ({ description, reason })),
  );
  return [...Map.groupBy(failures, ({ reason }) => causeOf(reason)).values()]
    .map((same) => {
      const places = Map.groupBy(
        same.flatMap(({ reason }) => partsOf(reason).place ?? []),
        inAnyEntry,
      );
      const [{ text } = { text: '' }] = same.map(({ reason }) => partsOf(reason));
      return {
        text,
        places: [...places].map(([anywhere, [first = '', ...more]]) => ({
          place: more.length === 0 ? first : anywhere,
          times: more.length + 1,
        })),
        interactions: [...new Set(same.map(({ description }) => description))],
      };
    })
    .sort(
      (a, b) =>
        Number(isSaid(b)) - Number(isSaid(a)) ||
        b.interactions.length - a.interactions.length ||
        (a.text < b.text ? -1 : 1),
    );
};
