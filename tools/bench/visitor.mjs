import { documentId } from './documents.mjs';

/** The shop refused what the measurement needs. */
class Refused extends Error {
  name = 'Refused';
}

/**
 * The answer, where it is of the kind that was hoped for.
 * @param {string} kind
 * @param {{ readonly __typename: string, readonly [field: string]: any }} answer
 */
export const expected = (kind, answer) => {
  if (answer.__typename !== kind) throw new Refused(`${kind} was hoped for: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
};

/**
 * A browser as far as the gateway can tell: cookies, token, origin. Records what every answer weighed.
 * @param {string} address of the shop
 * @param {string} [world]
 * @param {string} [network] that it comes from; absent: this machine
 */
export const visitor = (address, world, network) => {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  /** @type {{ readonly body: Buffer, readonly headers: Headers }[]} */
  const answers = [];
  const headers = () => ({
    origin: address,
    'content-type': 'application/json',
    // As its reference, which has nothing to compress: both send the same bytes.
    'accept-encoding': 'identity',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(world === undefined ? {} : { 'x-shop-world': world }),
    ...(network === undefined ? {} : { 'x-forwarded-for': network }),
  });
  /**
   * @param {string} path
   * @param {unknown} [body]
   */
  const ask = async (path, body) => {
    const answer = await fetch(`${address}${path}`, { headers: headers(), ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/iu.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    answers.push({ body: bytes, headers: answer.headers });
    if (!answer.ok) throw new Refused(`${path}: ${answer.status} ${bytes.toString().slice(0, 300)}`);
    return bytes.toString();
  };
  return {
    answers,
    headers,
    ask,
    /**
     * @param {string} operation
     * @param {unknown} [variables]
     */
    run: async (operation, variables = {}) => {
      const { data, errors } = JSON.parse(await ask('/graphql', { id: documentId(operation), operationName: operation, variables }));
      if (errors !== undefined) throw new Refused(`${operation}: ${JSON.stringify(errors).slice(0, 300)}`);
      return data;
    },
  };
};
