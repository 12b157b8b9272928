import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './create-app.ts';
import { SHUTDOWN_MS } from './timing/deadlines.ts';
import type { Env } from './env/env.ts';
import { watchDependencies } from './health/watch-dependencies.ts';
import { listeningPort } from './network/listening-port.ts';
import type { Log } from './logging/log.ts';
import { machineTimers } from './timing/timers.ts';

const MS_PER_SECOND = 1_000;

/** The gateway cannot listen on its host and port. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

const codeOf = (failure: unknown): unknown =>
  failure instanceof Error && 'code' in failure ? failure.code : undefined;

/** Why the gateway cannot listen, and which variable to correct. */
const mending = (code: unknown, { host, port }: Pick<Env, 'host' | 'port'>): string | undefined => {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} on ${host} is taken by another program; set PORT to a free one`;
    case 'EACCES':
      return `port ${port} is reserved by the system; set PORT to one above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST must be an address of this machine, and ${host} is none`;
    default:
      return undefined;
  }
};

/** Starts listening; returns the port. */
export const listen = async ({ server }: App, { host, port }: Env): Promise<number> => {
  try {
    await server.listen({ host, port });
  } catch (cause) {
    const why = mending(codeOf(cause), { host, port });
    if (why !== undefined) throw new CannotListen(why, { cause });
    throw cause;
  }
  return listeningPort(server.server, port);
};

/**
 * Ends without failing a request: reports not ready, so that balancers send no more visitors; keeps serving while they notice;
 * closes each connection after its response; then finishes the running requests.
 */
export const endGracefully = async (
  { readiness, server, nest }: App,
  { drainSeconds }: Pick<Env, 'drainSeconds'>,
): Promise<void> => {
  readiness.close();
  server.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(drainSeconds * MS_PER_SECOND);
  await nest.close();
};

/** Listens, says so, and finishes all running requests after a stop signal. */
export const runUntilStopped = async (app: App, env: Env, log: Log): Promise<void> => {
  const port = await listen(app, env);
  process.stdout.write(`Shop ready: http://localhost:${port}\n`);
  const stopWatching = watchDependencies(app.dependencies, machineTimers, log.failure);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    stopWatching();
    const cutOff = setTimeout(() => process.exit(1), env.drainSeconds * MS_PER_SECOND + SHUTDOWN_MS);
    await endGracefully(app, env);
    clearTimeout(cutOff);
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('uncaughtException', (failure) => {
    log.failure(failure);
    log.flush();
    process.exit(1);
  });
  process.on('unhandledRejection', (failure) => log.failure(failure));
};
