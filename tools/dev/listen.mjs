import { once } from 'node:events';

import { StepFailed } from '../steps/run-command.mjs';

const DEFAULT_PORT = 8080;

/**
 * Listens on `HOST` and `PORT`.
 * @param {import('node:http').Server} server
 * @returns {Promise<number>} the port
 */
export const listen = async (server) => {
  const { HOST = '127.0.0.1', PORT } = process.env;
  const port = PORT === undefined || PORT === '' ? DEFAULT_PORT : Number(PORT);
  try {
    server.listen(port, HOST);
    await once(server, 'listening');
  } catch (cause) {
    throw new StepFailed(
      `Port ${port} on ${HOST} cannot be opened (${cause instanceof Error ? cause.message : cause}); set PORT to a free one.`,
      { cause },
    );
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};
