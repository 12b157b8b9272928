import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A load balancer in front of several gateways. */
export interface Balancer {
  close(): Promise<void>;
}

const MAY_RUN_TWICE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);

/**
 * Passes requests to the gateways in turn, with the same rules as our nginx: to the next gateway if the first cannot be reached. If
 * the first breaks the connection, only requests that may run twice are retried.
 * @param port on which it listens
 * @param gateways their ports
 */
export const startBalancer = async (port: string, gateways: readonly string[]): Promise<Balancer> => {
  let count = 0;

  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    reply: ServerResponse,
    [gateway, ...others]: readonly string[],
  ): void => {
    if (gateway === undefined) {
      reply.writeHead(502).end();
      return;
    }
    let isSent = false;
    const passed = request({
      host: '127.0.0.1',
      port: gateway,
      path: incoming.url,
      method: incoming.method,
      headers: { ...incoming.headers, 'x-forwarded-for': '127.0.0.1', connection: 'close' },
      agent: false,
    });
    passed.once('socket', (socket) => socket.once('connect', () => (isSent = true)));
    passed.once('response', (response) => {
      const { connection, 'transfer-encoding': transfer, ...headers } = response.headers;
      reply.writeHead(response.statusCode ?? 502, headers);
      response.pipe(reply);
    });
    passed.once('error', () => {
      if (reply.headersSent) reply.destroy();
      else pass(incoming, body, reply, isSent && !MAY_RUN_TWICE.has(incoming.method) ? [] : others);
    });
    passed.end(body);
  };
  const server = createServer((incoming, reply) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.once('end', () => {
      count += 1;
      const first = count % gateways.length;
      pass(incoming, Buffer.concat(pieces), reply, [...gateways.slice(first), ...gateways.slice(0, first)]);
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
