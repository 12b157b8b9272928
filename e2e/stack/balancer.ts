import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** One door before several gateways. */
export interface Balancer {
  close(): Promise<void>;
}

const MAY_RUN_TWICE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);

/**
 * Leads requests to the gateways in turn, by the rules of the nginx that is configured for them: to the next one where
 * the first cannot be reached, and where it breaks off only what may run twice.
 * @param port where it listens
 * @param gateways their ports
 */
export const startBalancer = async (port: string, gateways: readonly string[]): Promise<Balancer> => {
  let turn = 0;

  const pass = (asked: IncomingMessage, body: Buffer, answer: ServerResponse, [gateway, ...others]: readonly string[]): void => {
    if (gateway === undefined) {
      answer.writeHead(502).end();
      return;
    }
    let isSent = false;
    const passed = request({ host: '127.0.0.1', port: gateway, path: asked.url, method: asked.method, headers: { ...asked.headers, 'x-forwarded-for': '127.0.0.1', connection: 'close' }, agent: false });
    passed.once('socket', (socket) => socket.once('connect', () => (isSent = true)));
    passed.once('response', (reply) => {
      const { connection, 'transfer-encoding': transfer, ...headers } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, headers);
      reply.pipe(answer);
    });
    passed.once('error', () => {
      if (answer.headersSent) answer.destroy();
      else pass(asked, body, answer, isSent && !MAY_RUN_TWICE.has(asked.method) ? [] : others);
    });
    passed.end(body);
  };
  const server = createServer((asked, answer) => {
    const pieces: Buffer[] = [];
    asked.on('data', (piece: Buffer) => pieces.push(piece));
    asked.once('end', () => {
      turn += 1;
      const first = turn % gateways.length;
      pass(asked, Buffer.concat(pieces), answer, [...gateways.slice(first), ...gateways.slice(0, first)]);
    });
  }).listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
  return {
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
