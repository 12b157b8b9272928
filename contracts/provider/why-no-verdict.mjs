/** @import { Verdict } from './verify-pact.mjs' */

const NOBODY = /^error sending request for url/u;
const NO_STATE = /state change handlers has failed/u;

/**
 * Why a verification says nothing of the provider, and how to mend that; `undefined` where it does say something.
 * @param {readonly Verdict[]} verdicts
 * @param {{ readonly url: string, readonly statesUrl: string }} addresses
 */
export const whyNoVerdict = (verdicts, { url, statesUrl }) => {
  const allSay = (/** @type {RegExp} */ reason) => verdicts.every(({ reasons }) => reasons.some((text) => reason.test(text)));
  if (verdicts.length === 0) return 'The contract holds no such interaction. Without --only all of them are verified.';
  if (allSay(NOBODY)) return `Nobody answers at ${url}. Is the provider running, and --url its address?`;
  if (allSay(NO_STATE)) return `No state could be brought about at ${statesUrl}. --states-url must take a POST of {"state", "params", "action"} and answer it with 2xx and a JSON object.`;
  return undefined;
};
