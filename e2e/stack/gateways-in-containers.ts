import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { BoundPorts, DockerComposeEnvironment, getContainerRuntimeClient, Wait } from 'testcontainers';
import { requestCountIn } from './request-count.ts';
import type { Compose } from './docker.ts';
import { freePort } from './free-port.ts';
import { JOURNEYS_SECRET } from './journeys-secret.ts';
import type { Gateway, TwoGateways } from './two-gateways.ts';

const PROJECT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));
const PRINT_METRICS =
  "fetch('http://127.0.0.1:8080/metrics').then(async (metrics) => process.stdout.write(await metrics.text()))";

/** The stack has no such container. */
class NoSuchContainer extends Error {
  override readonly name = 'NoSuchContainer';
}

/** Controls one container of the stack. A killed container is not removed, so it can be started again. */
const gatewayIn = async (stack: string, service: string): Promise<Gateway> => {
  const { container: containers } = await getContainerRuntimeClient();
  const found = (await containers.list()).find(
    ({ Labels }) => Labels['com.docker.compose.project'] === stack && Labels['com.docker.compose.service'] === service,
  );
  if (found === undefined) throw new NoSuchContainer(`${service} of ${stack}`);
  const container = containers.getById(found.Id);
  const isRunning = async (): Promise<boolean> => (await containers.inspect(container)).State.Running;
  return {
    requestCount: async () =>
      requestCountIn((await containers.exec(container, ['node', '--eval', PRINT_METRICS])).output),
    kill: async () => {
      if (await isRunning()) await container.kill();
    },
    end: async () => {
      if (await isRunning()) await container.stop();
    },
    start: async () => {
      if (await isRunning()) return;
      await container.start();
      await Wait.forHealthCheck().waitUntilReady(container, new BoundPorts());
    },
  };
};

/**
 * Starts the stack of `docker-compose.yml`, built from the sources of the working tree, on free ports.
 * @param host host of the storefront that shoppers open
 */
export const startGatewaysInContainers = async (host: string, compose: Compose): Promise<TwoGateways> => {
  const [port, upstreamPort] = [await freePort(), await freePort()];
  const qaToken = randomUUID();
  const stack = `pausenhof-journeys-${port}`;
  const started = await new DockerComposeEnvironment(PROJECT_FOLDER, 'docker-compose.yml')
    .withProjectName(stack)
    .withEnvironment({
      PORT: port,
      UPSTREAM_PORT: upstreamPort,
      QA_TOKEN: qaToken,
      SESSION_SECRET: JOURNEYS_SECRET,
      REDIS_PASSWORD: randomUUID(),
    })
    .withClientOptions(compose === 'docker-compose' ? { executable: { standalone: true } } : {})
    // This process removes the stack itself: automatic clean-up would need another image.
    .withAutoCleanup(false)
    .withBuild()
    .up();
  return {
    origin: `http://${host}:${port}`,
    one: await gatewayIn(stack, 'gateway-1'),
    other: await gatewayIn(stack, 'gateway-2'),
    qa: { url: `http://127.0.0.1:${upstreamPort}/qa`, headers: { authorization: `Bearer ${qaToken}` } },
    close: async () => {
      await started.down();
    },
  };
};
