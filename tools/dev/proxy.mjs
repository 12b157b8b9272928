import { request as send } from 'node:http';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const POLICY = 'content-security-policy';

/**
 * Hot module replacement writes inline styles, which the shop's content security policy forbids.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
const withInlineStyles = ({ [POLICY]: policy, ...headers }) =>
  policy === undefined
    ? headers
    : { ...headers, [POLICY]: String(policy).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'") };

/** @param {unknown} failure */
const isRefused = (failure) => failure instanceof Error && 'code' in failure && failure.code === 'ECONNREFUSED';

/**
 * Forwards a request to the gateway unchanged, including its host, because the host chooses the storefront.
 * @param {() => Promise<number>} gatewayPort port of the running gateway; resolves once it has started
 * @returns {(request: IncomingMessage, response: ServerResponse) => Promise<void>}
 */
export const proxyTo = (gatewayPort) => async (request, response) => {
  const { method, url: path, headers } = request;
  const passed = send(
    { host: '127.0.0.1', port: await gatewayPort(), method, path, headers, setHost: false },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.statusMessage, withInlineStyles(reply.headers));
      reply.pipe(response);
    },
  );
  passed.on('error', (failure) => {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(isRefused(failure) ? 'The gateway is not running; the terminal says why.\n' : `${failure.message}\n`);
  });
  response.on('close', () => passed.destroy());
  request.pipe(passed);
};
