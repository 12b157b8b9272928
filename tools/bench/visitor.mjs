import { documentId } from './documents.mjs';

/** The shop refused a request that the measurement needs. */
class Refused extends Error {
  name = 'Refused';
}

/**
 * Returns the result if it has the expected type.
 * @param {string} kind
 * @param {{ readonly __typename: string, readonly [field: string]: any }} response
 */
export const expected = (kind, response) => {
  if (response.__typename !== kind)
    throw new Refused(`${kind} was expected: ${JSON.stringify(response).slice(0, 300)}`);
  return response;
};

/**
 * A browser as the gateway sees it: cookies, token, origin. Records every response.
 * @param {string} origin of the shop
 * @param {string} [world]
 * @param {string} [network] of the browser; defaults to this machine
 */
export const visitor = (origin, world, network) => {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  /** @type {{ readonly body: Buffer, readonly headers: Headers }[]} */
  const responses = [];
  const headers = () => ({
    origin,
    'content-type': 'application/json',
    // The reference does not compress either: both send the same bytes.
    'accept-encoding': 'identity',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(world === undefined ? {} : { 'x-shop-world': world }),
    ...(network === undefined ? {} : { 'x-forwarded-for': network }),
  });
  /**
   * @param {string} path
   * @param {unknown} [body]
   */
  const request = async (path, body) => {
    const response = await fetch(`${origin}${path}`, {
      headers: headers(),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/iu.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    responses.push({ body: bytes, headers: response.headers });
    if (!response.ok) throw new Refused(`${path}: ${response.status} ${bytes.toString().slice(0, 300)}`);
    return bytes.toString();
  };
  return {
    responses,
    headers,
    request,
    /**
     * @param {string} operation
     * @param {unknown} [variables]
     */
    run: async (operation, variables = {}) => {
      const { data, errors } = JSON.parse(
        await request('/graphql', { id: documentId(operation), operationName: operation, variables }),
      );
      if (errors !== undefined) throw new Refused(`${operation}: ${JSON.stringify(errors).slice(0, 300)}`);
      return data;
    },
  };
};
