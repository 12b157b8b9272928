import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Child, startChild } from './child.ts';
import { JOURNEYS_SECRET } from './journeys-secret.ts';

const GATEWAY = fileURLToPath(new URL('../../gateway/dist/main.js', import.meta.url));
const STAND_IN = fileURLToPath(new URL('../../fakes/src/upstream-server/main.ts', import.meta.url));
const CLIENT = { UPSTREAM_CLIENT_ID: 'journeys', UPSTREAM_CLIENT_SECRET: 'of-the-journeys', UPSTREAM_SCOPE: 'storefront' };

/** A gateway in a process of its own, which can be started again where it was. */
export interface GatewayProcess {
  readonly port: string;
  kill(): Promise<void>;
  end(): Promise<void>;
  start(): Promise<void>;
}

/** Two gateways behind a balancer, with a Redis and the upstream's stand-in: what `docker-compose.yml` describes, in processes. */
export interface TwoGateways {
  /** Where shoppers find the shop. */
  readonly address: string;
  readonly one: GatewayProcess;
  readonly other: GatewayProcess;
  readonly balancer: Balancer;
  /** Where testers reach the worlds. */
  readonly standIn: string;
  close(): Promise<void>;
}

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' && address !== null ? address.port : 0);
};

const startRedis = (port: string): Promise<Child> =>
  startChild(process.env['REDIS_SERVER_PATH'] ?? 'redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', ''], {}, /Ready to accept connections/u);

const startGateway = async (env: Readonly<Record<string, string>>): Promise<GatewayProcess> => {
  const port = await freePort();
  const start = (): Promise<Child> => startChild(process.execPath, ['--enable-source-maps', GATEWAY], { ...env, PORT: port }, /Shop ready: (\S+)/u);
  let child = await start();
  return {
    port,
    kill: () => child.kill(),
    end: () => child.end(),
    start: async () => {
      child = await start();
    },
  };
};

/** @param host of the storefront that shoppers open */
export const startTwoGateways = async (host: string): Promise<TwoGateways> => {
  const redisPort = await freePort();
  const redis = await startRedis(redisPort);
  const upstream = await startChild(process.execPath, [STAND_IN], { ...CLIENT, UPSTREAM_PORT: '0' }, /Fake upstream ready: (\S+)/u);
  const env = {
    ...CLIENT,
    HOST: '127.0.0.1',
    SHOP_STAGE: 'local',
    LOG_LEVEL: 'warn',
    SHOP_BACKEND: 'upstream',
    UPSTREAM_GRAPHQL_URL: `${upstream.told}/graphql`,
    UPSTREAM_TOKEN_URL: `${upstream.told}/oauth/token`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SESSION_SECRET: JOURNEYS_SECRET,
    DRAIN_SECONDS: '1',
  };
  const [one, other] = await Promise.all([startGateway(env), startGateway(env)]);
  const balancer = await startBalancer(() => [one.port, other.port]);
  return {
    address: `http://${host}:${balancer.port}`,
    one,
    other,
    balancer,
    standIn: upstream.told,
    close: async () => {
      await balancer.close();
      await Promise.all([one.kill(), other.kill(), upstream.kill(), redis.kill()]);
    },
  };
};
