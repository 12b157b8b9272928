import autocannon from 'autocannon';

import { median } from './figures.mjs';

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {'GET' | 'POST'} [method]
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {string} [body]
 */

/** Seconds of one measured stretch, and how often the two sides take turns. */
const STRETCH = 3;
const TURNS = 3;

/** The load answered something other than what was to be measured. */
class WrongAnswers extends Error {
  name = 'WrongAnswers';
}

/**
 * Requests a second under load.
 * @param {Target} target
 * @param {number} connections
 * @param {number} [duration] in seconds
 */
export const rateOf = async ({ url, method = 'GET', headers = {}, body }, connections, duration = STRETCH) => {
  const result = await autocannon({ url, method, headers: { ...headers }, connections, duration, ...(body === undefined ? {} : { body }) });
  if (result.non2xx + result.errors > 0) throw new WrongAnswers(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  return result.requests.average;
};

/**
 * How much of the reference's rate ours reaches: both in turns, the median of the pairs.
 * @param {Target} ours
 * @param {Target} reference
 * @param {number} connections
 */
export const rateAgainst = async (ours, reference, connections) => {
  await rateOf(ours, connections, 1);
  await rateOf(reference, connections, 1);
  const ratios = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const own = await rateOf(ours, connections);
    ratios.push(own / (await rateOf(reference, connections)));
  }
  return median(ratios);
};
