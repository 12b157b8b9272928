import { test as base } from './fixtures.ts';
import type { Compose } from './stack/docker.ts';
import { startGatewaysInContainers } from './stack/gateways-in-containers.ts';
import { startGatewaysInProcesses } from './stack/gateways-in-processes.ts';
import { STOREFRONTS } from './stack/storefronts.ts';
import type { TwoGateways } from './stack/two-gateways.ts';

/** Longest wait for the stack: where its image was never built, all that it is made of is fetched first. */
const START_MS = 15 * 60_000;
const { host } = STOREFRONTS.de;

export interface GatewayOptions {
  /** What the gateways run in: processes of this machine, or containers that its Docker composes. */
  readonly gatewaysIn: 'processes' | Compose;
}

/** Requests the QA plane of the fake upstream for the default world: only this test uses it. */
export const askEverybodysWorld = ({ qa }: TwoGateways, path: string, method = 'GET'): Promise<Response> =>
  fetch(`${qa.url}/worlds/default/${path}`, { method, headers: qa.headers });

/** The shop that is opened has two gateways, which one test after the other takes away and brings back. */
export const test = base.extend<{ readonly gateways: TwoGateways }, GatewayOptions & { readonly stack: TwoGateways }>({
  gatewaysIn: ['processes', { option: true, scope: 'worker' }],
  stack: [
    async ({ gatewaysIn }, use) => {
      const stack = await (gatewaysIn === 'processes' ? startGatewaysInProcesses(host) : startGatewaysInContainers(host, gatewaysIn));
      await use(stack);
      await stack.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  gateways: async ({ stack }, use) => {
    await askEverybodysWorld(stack, 'reset', 'POST');
    await use(stack);
    await Promise.all([stack.one.start(), stack.other.start()]);
  },
  baseURL: async ({ gateways }, use) => use(gateways.origin),
});
