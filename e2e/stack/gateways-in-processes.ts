import { fileURLToPath } from 'node:url';
import { requestCountIn } from './request-count.ts';
import { startBalancer } from './balancer.ts';
import { type Child, startChild } from './child.ts';
import { freePort } from './free-port.ts';
import { JOURNEYS_SECRET } from './journeys-secret.ts';
import { OVERLOAD_DELAY_MS } from './overload-delay.ts';
import type { Gateway, TwoGateways } from './two-gateways.ts';

const GATEWAY = fileURLToPath(new URL('../../gateway/dist/main.js', import.meta.url));
const FAKE_UPSTREAM = fileURLToPath(new URL('../../fakes/src/main.ts', import.meta.url));
const CLIENT = {
  UPSTREAM_CLIENT_ID: 'journeys',
  UPSTREAM_CLIENT_SECRET: 'of-the-journeys',
  UPSTREAM_SCOPE: 'storefront',
};

const startRedis = (port: string): Promise<Child> =>
  startChild(
    process.env['REDIS_SERVER_PATH'] ?? 'redis-server',
    ['--port', port, '--bind', '127.0.0.1', '--save', ''],
    {},
    /Ready to accept connections/u,
  );

interface GatewayProcess extends Gateway {
  readonly port: string;
}

const startGateway = async (env: Readonly<Record<string, string>>): Promise<GatewayProcess> => {
  const port = await freePort();
  const start = (): Promise<Child> =>
    startChild(process.execPath, [GATEWAY], { ...env, PORT: port }, /Shop ready: (\S+)/u);
  let child: Child | undefined = await start();
  const stop = async (way: 'kill' | 'end'): Promise<void> => {
    await child?.[way]();
    child = undefined;
  };
  return {
    port,
    requestCount: async () => requestCountIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    kill: () => stop('kill'),
    end: () => stop('end'),
    start: async () => {
      child ??= await start();
    },
  };
};

/**
 * Starts the built shop in two processes behind our own balancer, without Docker.
 * @param host host of the storefront that shoppers open
 */
export const startGatewaysInProcesses = async (host: string): Promise<TwoGateways> => {
  const [port, redisPort, cachePort] = [await freePort(), await freePort(), await freePort()];
  const [redis, redisCache] = [await startRedis(redisPort), await startRedis(cachePort)];
  const upstream = await startChild(
    process.execPath,
    [FAKE_UPSTREAM],
    { ...CLIENT, UPSTREAM_PORT: '0', SHOP_URL: `http://localhost:${port}` },
    /Fake upstream ready: (\S+)/u,
  );
  const env = {
    ...CLIENT,
    HOST: '127.0.0.1',
    SHOP_STAGE: 'local',
    LOG_LEVEL: 'warn',
    SHOP_BACKEND: 'upstream',
    UPSTREAM_GRAPHQL_URL: `${upstream.announced}/graphql`,
    UPSTREAM_TOKEN_URL: `${upstream.announced}/oauth/token`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    REDIS_CACHE_URL: `redis://127.0.0.1:${cachePort}`,
    SESSION_SECRET: JOURNEYS_SECRET,
    ALLOWED_HOSTS: `${host}:${port}`,
    DRAIN_SECONDS: '1',
    OVERLOAD_DELAY_MS,
  };
  const [one, other] = await Promise.all([startGateway(env), startGateway(env)]);
  const balancer = await startBalancer(port, [one.port, other.port]);
  return {
    origin: `http://${host}:${port}`,
    one,
    other,
    qa: { url: `${upstream.announced}/qa`, headers: {} },
    close: async () => {
      await balancer.close();
      await Promise.all([one.kill(), other.kill(), upstream.kill(), redis.kill(), redisCache.kill()]);
    },
  };
};
