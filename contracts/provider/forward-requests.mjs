import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * Where the provider lives: the address of each kind of request, and headers that each of them gets.
 * @typedef {{ readonly graphqlUrl: string, readonly tokenUrl: string, readonly statesUrl: string, readonly headers?: Readonly<Record<string, string>> }} ProviderUrls
 */

/**
 * Why there was no response.
 * @typedef {'not-reached' | 'timed-out' | 'gave-up'} Silence
 */

/**
 * A request of the verifier, and what became of it. Of a request for a state, `state` and `action` say which.
 * @typedef {{ readonly kind: 'state' | 'request', readonly url: string, readonly state?: string, readonly action?: string, readonly status?: number, readonly body: string, readonly silence?: Silence, readonly because?: string }} RecordedRequest
 */

/** Pact's paths, and whose address takes their place. */
const PLACES = /** @type {const} */ ({
  '/graphql': 'graphqlUrl',
  '/oauth/token': 'tokenUrl',
  '/_pact/state': 'statesUrl',
});

const LOOPBACK = '127.0.0.1';
const MS_PER_SECOND = 1000;
/** What the verifier is told of a state or response that there is not: after a 5xx of a state it would try again, for minutes. */
const FAILED_BEFORE = 424;
/** After as many requests without any response, nobody waits for the provider any more. */
const MOST_SILENCES = 3;
/** Of one connection, not of the message. Nothing is asked for compressed: what the provider says is read on the way. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'expect',
  'accept-encoding',
]);

/** @param {IncomingMessage} message */
const bodyOf = async (message) => {
  const chunks = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** @param {IncomingMessage['headers']} headers */
const passedOn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));

/**
 * A response of the provider.
 * @typedef {{ readonly status: number, readonly headers: IncomingMessage['headers'], readonly bytes: Buffer }} Reply
 */

/**
 * Posts with Node's own client: `fetch` refuses ports that browsers do not connect to.
 * @param {URL} target
 * @param {{ readonly headers: IncomingMessage['headers'], readonly body: Buffer, readonly timeoutMs: number }} request
 * @returns {Promise<Reply>}
 */
const post = async (target, { headers, body, timeoutMs }) => {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await /** @type {Promise<IncomingMessage>} */ (
    new Promise((resolve, reject) => {
      request(target, { method: 'POST', headers: { ...headers, 'content-length': body.length }, signal }, resolve)
        .on('error', reject)
        .end(body);
    })
  );
  return { status: response.statusCode ?? 0, headers: passedOn(response.headers), bytes: await bodyOf(response) };
};

/** @param {string} body */
const stateIn = (body) => {
  try {
    const { state, action } = JSON.parse(body);
    return { state: String(state), action: String(action) };
  } catch {
    return {};
  }
};

/** @param {unknown} failure @param {number} timeoutMs @returns {{ readonly silence: Silence, readonly because: string }} */
const silenceOf = (failure, timeoutMs) => {
  if (failure instanceof Error && failure.name === 'AbortError')
    return { silence: 'timed-out', because: `no response within ${timeoutMs / MS_PER_SECOND} seconds` };
  return {
    silence: 'not-reached',
    because: `no connection (${failure instanceof Error && 'code' in failure ? failure.code : failure})`,
  };
};

/**
 * Stands between Pact's verifier and the provider. Pact knows one address with fixed paths and does not tell what the provider
 * said; this passes each request on to its address, and records what became of it.
 * @param {ProviderUrls} provider
 * @param {number} timeoutMs A provider that has not replied until then does not reply.
 */
export const forwardRequests = async ({ headers = {}, ...urls }, timeoutMs) => {
  /** @type {RecordedRequest[]} */
  const recorded = [];
  let silences = 0;
  /** @param {URL} target @param {IncomingMessage} request @param {Buffer} body @returns {Promise<{ readonly said: Pick<RecordedRequest, 'status' | 'body' | 'silence' | 'because'>, readonly reply?: Reply }>} */
  const send = async (target, request, body) => {
    if (silences >= MOST_SILENCES)
      return {
        said: { body: '', silence: 'gave-up', because: 'not sent, because the requests before it got no response' },
      };
    try {
      const reply = await post(target, { headers: { ...passedOn(request.headers), ...headers }, body, timeoutMs });
      silences = Number.NEGATIVE_INFINITY;
      return { said: { status: reply.status, body: reply.bytes.toString('utf8') }, reply };
    } catch (failure) {
      silences += 1;
      return { said: { body: '', ...silenceOf(failure, timeoutMs) } };
    }
  };
  /** @param {IncomingMessage} request @param {ServerResponse} response */
  const forward = async (request, response) => {
    const asked = new URL(request.url ?? '/', `http://${LOOPBACK}`);
    const place = PLACES[/** @type {keyof typeof PLACES} */ (asked.pathname)];
    const target = new URL(urls[place]);
    for (const [name, value] of asked.searchParams) target.searchParams.set(name, value);
    const body = await bodyOf(request);
    const { said, reply } = await send(target, request, body);
    const isState = place === 'statesUrl';
    recorded.push({
      url: urls[place],
      ...(isState ? { kind: 'state', ...stateIn(body.toString('utf8')) } : { kind: 'request' }),
      ...said,
    });
    if (reply === undefined || (isState && reply.status >= 500)) response.writeHead(FAILED_BEFORE).end();
    else response.writeHead(reply.status, reply.headers).end(reply.bytes);
  };
  const server = createServer((request, response) => {
    forward(request, response).catch((failure) => response.writeHead(502).end(String(failure)));
  });
  await new Promise((resolve) => server.listen(0, LOOPBACK, () => resolve(undefined)));
  const address = server.address();
  const url = `http://${LOOPBACK}:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url,
    recorded: /** @type {readonly RecordedRequest[]} */ (recorded),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};
