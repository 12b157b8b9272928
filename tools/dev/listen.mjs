import { once } from 'node:events';

import { StepFailed } from '../steps/run-command.mjs';

const DEFAULT_PORT = 8080;

/**
 * Listens at `HOST` and `PORT`.
 * @param {import('node:http').Server} server
 * @returns {Promise<number>} the port
 */
export const listen = async (server) => {
  const { HOST = '127.0.0.1', PORT } = process.env;
  const wanted = PORT === undefined || PORT === '' ? DEFAULT_PORT : Number(PORT);
  try {
    server.listen(wanted, HOST);
    await once(server, 'listening');
  } catch (cause) {
    throw new StepFailed(`Port ${wanted} on ${HOST} cannot be opened (${cause instanceof Error ? cause.message : cause}); set PORT to a free one.`, { cause });
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : wanted;
};
