import { sourceClient } from '@shop/client/testing/source-client';
import type { Entered } from '@shop/gateway/testing/backends';
import { openUpstreamShop } from '@shop/gateway/testing/open-upstream-shop';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';

/** The shopper of a scenario, whose link to the upstream has faults. */
export interface FaultyVisitor extends Entered {
  readonly landing: string;
  addFault(fault: object): void;
  clearFaults(): void;
  /** How often each fault was hit. */
  hits(): readonly number[];
}

/** The shop over an upstream to which faults can be added: one that does not reply is waited for as long as in the shop. */
export const openFaultyShop = async () => {
  const { clock, upstream, visitor, close } = await openUpstreamShop({ client: sourceClient, hasRealDeadlines: true });
  const { faults } = upstream;
  const enter = async (host?: string): Promise<Entered> => {
    const { browser, world } = visitor(host);
    return { browser: await browser.withToken(), world };
  };
  return {
    close,
    resume: async (scenario: string): Promise<FaultyVisitor> => {
      const entered = await resumeScenario({ clock, enter }, scenario);
      const { id } = entered.world;
      return {
        ...entered,
        addFault: (fault) => void faults.set(id, { body: fault }),
        clearFaults: () => faults.drop(id, {}),
        hits: () => faults.list(id).faults.map(({ hits }) => hits),
      };
    },
  };
};

export type FaultyShop = Awaited<ReturnType<typeof openFaultyShop>>;
