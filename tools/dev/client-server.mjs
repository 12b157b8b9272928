import { createServer } from 'vite';

import { inRoot } from '../steps/root.mjs';

/** @typedef {import('vite').ViteDevServer} ViteDevServer */

/** The path of the style sheet that pages load in development (client/tools/client-manifest.ts). */
const STYLES_PATH = '/@styles.css';

/**
 * The styles of all modules that pages have been rendered with so far, so that pages look right before their scripts run.
 * @param {ViteDevServer} vite
 */
const stylesOf = async ({ environments: { ssr, client } }) => {
  const sheets = [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])].filter(({ id }) =>
    /\.css(?:\?|$)/u.test(id ?? ''),
  );
  const results = await Promise.all(
    sheets.map(({ url }) => client?.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`)),
  );
  return results.map((result) => result?.code ?? '').join('\n');
};

/**
 * Serves the client from its sources: to browsers with hot module replacement, and to the gateway, which renders pages with them.
 * @param {import('node:http').Server} server for the web socket of open pages
 */
export const startClientServer = async (server) => {
  const vite = await createServer({
    root: inRoot('client'),
    appType: 'custom',
    server: { middlewareMode: { server }, ws: { server } },
  });
  vite.middlewares.use(STYLES_PATH, (_request, response, next) => {
    stylesOf(vite)
      .then((styles) =>
        response.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' }).end(styles),
      )
      .catch(next);
  });
  return {
    middlewares: vite.middlewares,
    /** Handles a request of a module runner. @param {import('vite').HotPayload} request */
    invoke: async (request) => vite.environments.ssr?.hot.handleInvoke(request),
    reloadPages: () => vite.ws.send({ type: 'full-reload' }),
    /** Shows a failure over open pages. @param {unknown} failure */
    showFailure: (failure) => {
      const { message, stack = '' } = failure instanceof Error ? failure : { message: String(failure) };
      vite.ws.send({ type: 'error', err: { message, stack } });
    },
    close: () => vite.close(),
  };
};
