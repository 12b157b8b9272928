/** @import { InteractionResult } from './verify-pact.mjs' */

const NOBODY = /^error sending request for url/u;
const NO_STATE = /state change handlers has failed/u;

/**
 * Why a verification says nothing about the provider, and how to fix that; `undefined` when there is a result.
 * @param {readonly InteractionResult[]} interactionResults
 * @param {{ readonly url: string, readonly statesUrl: string }} urls
 */
export const whyNoResult = (interactionResults, { url, statesUrl }) => {
  const allSay = (/** @type {RegExp} */ reason) => interactionResults.every(({ reasons }) => reasons.some((text) => reason.test(text)));
  if (interactionResults.length === 0) return 'No interaction of the contract matches --only. Without it, all are verified.';
  if (allSay(NOBODY)) return `No response from ${url}. Is the provider running, and is --url correct?`;
  if (allSay(NO_STATE)) return `No state could be set up at ${statesUrl}. --states-url must accept a POST of {"state", "params", "action"} and reply with 2xx and a JSON object.`;
  return undefined;
};
