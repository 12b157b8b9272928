import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

import { ensureRedisServer } from '../tests/redis-server.mjs';
import { freePort } from './shop.mjs';

/** Starts a Redis server on a free port. @param {readonly string[]} settings */
export const startRedis = async (...settings) => {
  const port = await freePort();
  const child = spawn(
    await ensureRedisServer(),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...settings],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const said of child.stdout) if (String(said).includes('Ready to accept connections')) break;
  child.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    /** How many keys it holds. */
    size: async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('DBSIZE\r\n');
      const [response] = await once(socket, 'data');
      socket.destroy();
      return Number(String(response).slice(1));
    },
    stop: () => child.kill(),
  };
};
