import { inMemoryWorlds } from './in-memory-worlds.ts';
import { startUpstreamServer } from './start-upstream-server.ts';
import { systemClock } from './upstream-server/system-clock.ts';
import { readUpstreamEnv, type UpstreamEnv } from './upstream-server/upstream-env.ts';

const print = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
const printError = (...lines: readonly string[]): void => void process.stderr.write(`${lines.join('\n')}\n`);

const textOf = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);

/** The variables that start the shop against this fake upstream. */
const variablesFor = (url: string, { clientId, clientSecret, scope }: UpstreamEnv['credentials']): string =>
  [
    'SHOP_BACKEND=upstream',
    `UPSTREAM_GRAPHQL_URL=${url}/graphql`,
    `UPSTREAM_TOKEN_URL=${url}/oauth/token`,
    `UPSTREAM_CLIENT_ID=${clientId}`,
    `UPSTREAM_CLIENT_SECRET=${clientSecret}`,
    `UPSTREAM_SCOPE=${scope}`,
  ].join(' ');

const startError = (failure: unknown, { port, host }: UpstreamEnv): string => {
  const code: unknown = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  if (code === 'EADDRINUSE')
    return `port ${port} on ${host} is used by another program; set UPSTREAM_PORT to a free one`;
  return code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
    ? `HOST must be an address of this machine, and ${host} is not`
    : textOf(failure);
};

const start = async (env: UpstreamEnv): Promise<void> => {
  const { port, host, requireWorld, ...rest } = env;
  const worlds = inMemoryWorlds({ clock: systemClock, requireWorld });
  // Browsers treat localhost and 127.0.0.1 as different hosts: the card pages are at localhost like the shop.
  const publicUrl = env.publicUrl ?? (port === 0 ? undefined : `http://localhost:${port}`);
  const setup = {
    clock: systemClock,
    port,
    host,
    worlds,
    report: (failure: unknown) => printError(textOf(failure)),
    ...rest,
  };
  const server = await startUpstreamServer(publicUrl === undefined ? setup : { ...setup, publicUrl });
  const url = publicUrl ?? server.url;
  print(`Fake upstream ready: ${url}`, `Start the shop against it: ${variablesFor(url, env.credentials)} npm start`);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};

const env = readUpstreamEnv(process.env);
if (env.ok) {
  await start(env.value).catch((failure: unknown) => {
    printError(`The fake upstream cannot start: ${startError(failure, env.value)}`);
    process.exit(1);
  });
} else {
  printError(
    'The fake upstream cannot start:',
    ...env.refusal.map(({ variable, message }) => `  ${variable} ${message}`),
  );
  process.exit(1);
}
