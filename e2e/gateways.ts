import { test as base } from './fixtures.ts';
import type { Compose } from './stack/docker.ts';
import { startGatewaysInContainers } from './stack/gateways-in-containers.ts';
import { startGatewaysInProcesses } from './stack/gateways-in-processes.ts';
import { STOREFRONTS } from './stack/storefronts.ts';
import type { TwoGateways } from './stack/two-gateways.ts';

/** Longest wait for the stack: if its image was never built, everything it needs is downloaded first. */
const START_MS = 15 * 60_000;
const { host } = STOREFRONTS.de;

export interface GatewayOptions {
  /** Where the gateways run: in processes of this machine, or in containers that Docker Compose starts. */
  readonly gatewaysIn: 'processes' | Compose;
}

/** Sends a request about the default world to the QA plane of the fake upstream. Only these tests use that world. */
export const requestDefaultWorld = ({ qa }: TwoGateways, path: string, method = 'GET'): Promise<Response> =>
  fetch(`${qa.url}/worlds/default/${path}`, { method, headers: qa.headers });

/** Opens a shop with two gateways, which tests stop and restart one after the other. */
export const test = base.extend<{ readonly gateways: TwoGateways }, GatewayOptions & { readonly stack: TwoGateways }>({
  gatewaysIn: ['processes', { option: true, scope: 'worker' }],
  stack: [
    async ({ gatewaysIn }, use) => {
      const stack = await (gatewaysIn === 'processes'
        ? startGatewaysInProcesses(host)
        : startGatewaysInContainers(host, gatewaysIn));
      await use(stack);
      await stack.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  gateways: async ({ stack }, use) => {
    await requestDefaultWorld(stack, 'reset', 'POST');
    await use(stack);
    await Promise.all([stack.one.start(), stack.other.start()]);
  },
  baseURL: async ({ gateways }, use) => use(gateways.origin),
});
