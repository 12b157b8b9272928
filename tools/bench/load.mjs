import autocannon from 'autocannon';

import { median } from './figures.mjs';

/**
 * @typedef {object} HttpRequest
 * @property {string} url
 * @property {'GET' | 'POST'} [method]
 * @property {Readonly<Record<string, string>>} [headers]
 * @property {string} [body]
 */

/** Seconds of one measurement, and how many times the two servers alternate. */
const SECONDS = 3;
const ROUNDS = 3;

/** The server did not send the response to be measured. */
class UnexpectedResponse extends Error {
  name = 'UnexpectedResponse';
}

/**
 * Requests per second under load.
 * @param {HttpRequest} target
 * @param {number} connections
 * @param {number} [duration] in seconds
 */
export const rateOf = async ({ url, method = 'GET', headers = {}, body }, connections, duration = SECONDS) => {
  const result = await autocannon({
    url,
    method,
    headers: { ...headers },
    connections,
    duration,
    ...(body === undefined ? {} : { body }),
  });
  if (result.non2xx + result.errors > 0)
    throw new UnexpectedResponse(`${url}: ${result.non2xx} responses were errors, ${result.errors} failed`);
  return result.requests.average;
};

/**
 * The ratio of our rate to the reference's rate: both are measured alternately, and the median of the pairs counts.
 * @param {HttpRequest} ours
 * @param {HttpRequest} reference
 * @param {number} connections
 */
export const rateAgainst = async (ours, reference, connections) => {
  await rateOf(ours, connections, 1);
  await rateOf(reference, connections, 1);
  const ratios = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await rateOf(ours, connections);
    ratios.push(own / (await rateOf(reference, connections)));
  }
  return median(ratios);
};
