import { isFailedState, stateError } from './recorded-requests.mjs';

/** @import { RecordedRequest } from './forward-requests.mjs' */
/** @import { InteractionResult } from './verify-pact.mjs' */

/** @param {RecordedRequest} request @param {string} option */
const silence = ({ url, because, silence: kind }, option) =>
  kind === 'timed-out'
    ? `${url} takes connections, but gives ${because}. --timeout sets how long a response may take.`
    : `${url} was not reached: ${because}. Is it running, and is ${option} correct?`;

/**
 * Why a verification says nothing about the provider, and how to fix that; `undefined` when there is a result.
 * @param {readonly InteractionResult[]} interactionResults
 * @param {readonly RecordedRequest[]} recorded
 */
export const whyNoResult = (interactionResults, recorded) => {
  if (interactionResults.length === 0)
    return 'No interaction of the contract matches --only. Without it, all are verified.';
  const [firstState] = recorded.filter(({ kind }) => kind === 'state');
  const requests = recorded.filter(({ kind }) => kind === 'request');
  const setUps = recorded.filter(({ kind, action }) => kind === 'state' && action !== 'teardown');
  if (firstState !== undefined && setUps.every(isFailedState)) {
    if (firstState.because !== undefined) return silence(firstState, '--states-url');
    return `No state could be set up at ${firstState.url}: ${stateError(firstState)}. The URL for states must accept a POST of {"state", "params", "action"} and reply with 2xx and a JSON object.`;
  }
  const [first] = requests;
  return first !== undefined && requests.every(({ because }) => because !== undefined)
    ? silence(first, '--url')
    : undefined;
};
