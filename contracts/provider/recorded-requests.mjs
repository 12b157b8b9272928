/** @import { RecordedRequest } from './forward-requests.mjs' */

/**
 * An interaction, and the number of its provider states.
 * @typedef {{ readonly description: string, readonly states: number }} ReplayedInteraction
 */

/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The requests of each interaction. The verifier replays them one after the other: it sets up all states, sends the request if
 * that succeeded, and tears the states down.
 * @param {readonly ReplayedInteraction[]} interactions
 * @param {readonly RecordedRequest[]} recorded
 * @returns {ReadonlyMap<string, readonly RecordedRequest[]>}
 */
export const requestsByInteraction = (interactions, recorded) => {
  let at = 0;
  /** @param {number} most @param {(request: RecordedRequest) => boolean} isTheirs */
  const take = (most, isTheirs) => {
    const from = at;
    for (let next = recorded[at]; at - from < most && next !== undefined && isTheirs(next); next = recorded[at])
      at += 1;
    return recorded.slice(from, at);
  };
  return new Map(
    interactions.map(({ description, states }) => [
      description,
      [
        ...take(states, ({ kind, action }) => kind === 'state' && action !== 'teardown'),
        ...take(1, ({ kind }) => kind === 'request'),
        ...take(states, ({ action }) => action === 'teardown'),
      ],
    ]),
  );
};

const MOST_CHARACTERS = 300;

/** @param {string} text */
const shortened = (text) => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
};

/** @param {string} body */
const parsed = (body) => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** @param {unknown} error */
const messageOf = (error) =>
  isRecord(error) && typeof error['message'] === 'string' ? error['message'] : JSON.stringify(error);

/** The errors in a response: of GraphQL, in each entry of a batch, or its whole text if its status is none of success. @param {RecordedRequest} request */
const errorsIn = ({ status = 0, body }) => {
  const content = parsed(body);
  const errors = [content]
    .flat()
    .flatMap((entry) => (isRecord(entry) && Array.isArray(entry['errors']) ? entry['errors'].map(messageOf) : []));
  if (errors.length > 0) return [...new Set(errors)].map(shortened);
  if (status < 400) return [];
  return [
    body.trim() === ''
      ? `status ${status}, without a text`
      : shortened(isRecord(content) && typeof content['message'] === 'string' ? content['message'] : body),
  ];
};

/** @param {RecordedRequest} request */
export const isFailedState = ({ kind, action, status = 0, body }) =>
  kind === 'state' && action !== 'teardown' && (status < 200 || status >= 300 || !isRecord(parsed(body)));

/** @param {RecordedRequest} request */
export const stateError = (request) => {
  const { status = 0, body, because } = request;
  if (because !== undefined) return because;
  return status >= 200 && status < 300
    ? `status ${status}, but no JSON object: ${shortened(body)}`
    : `status ${status}: ${errorsIn(request).join(', ')}`;
};

/**
 * Why an interaction failed, with what the provider itself said: Pact only compares. Where there was no response, or no state,
 * there was nothing to compare.
 * @param {readonly string[]} reasons Pact's
 * @param {readonly RecordedRequest[]} recorded
 */
export const explained = (reasons, recorded) => {
  const states = recorded.filter(isFailedState);
  if (states.length > 0)
    return states.map((request) => `the state "${request.state}" was not set up: ${stateError(request)}`);
  const [request] = recorded.filter(({ kind }) => kind === 'request');
  if (request === undefined) return reasons;
  return request.because === undefined
    ? [...reasons, ...errorsIn(request).map((said) => `the provider says: ${said}`)]
    : [request.because];
};
