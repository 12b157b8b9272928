import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A test's own Redis, in a process that can be stopped, paused and restarted. */
export interface RedisServer {
  readonly url: string;
  /** It accepts connections and never replies. */
  halt(): void;
  goOn(): void;
  /** It is gone, with all its data. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Redis is not installed on this machine. */
class NoRedis extends Error {
  override readonly name = 'NoRedis';
}

const COMMAND = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';
const READY = 'Ready to accept connections';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const run = (port: number, settings: readonly string[]): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      COMMAND,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...settings],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const leave = (): void => void child.kill('SIGKILL');
    process.once('exit', leave);
    child.once('exit', () => process.off('exit', leave));
    child.once('error', (cause) =>
      reject(
        new NoRedis(
          `${COMMAND} does not run: install Redis (Debian: apt-get install redis-server) or name it in REDIS_SERVER_PATH`,
          { cause },
        ),
      ),
    );
    child.once('exit', (code) => reject(new NoRedis(`${COMMAND} ended with ${code} before it was ready`)));
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (said.includes(READY)) resolve(child);
    });
  });

/** With extra settings, such as `--maxmemory`. */
export const startRedis = async (...settings: readonly string[]): Promise<RedisServer> => {
  const port = await freePort();
  let child = await run(port, settings);
  return {
    url: `redis://127.0.0.1:${port}`,
    halt: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    start: async () => {
      child = await run(port, settings);
    },
  };
};
