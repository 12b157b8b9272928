import { PORT_BEHAVIOURS } from '@shop/domain/testing/port-behaviours';
import { type BehaviourResult, runBehaviour } from '@shop/domain/testing/run-behaviours';
import type { PortHarness } from '@shop/domain/testing/port-harness';
import type { TestApi } from '@shop/domain/testing/test-api';
import { inMemoryHarness } from '@shop/fakes/testing/in-memory-harness';
import { openFakeUpstream } from '@shop/gateway/upstream/testing/open-fake-upstream';

import { operationNamesIn } from './operation-names-in.ts';

export interface PortResults {
  readonly port: string;
  readonly results: readonly BehaviourResult[];
}

export interface AdapterResults {
  /** The shop in memory. */
  readonly fake: readonly PortResults[];
  /** The shop over the upstream's API, spoken over loopback HTTP. */
  readonly upstream: readonly PortResults[];
  /** Operations that were sent while the behaviours ran. */
  readonly calledOperations: ReadonlySet<string>;
}

const runOnPorts = async (harness: PortHarness, expect: TestApi['expect']): Promise<readonly PortResults[]> => {
  const results: PortResults[] = [];
  for (const [port, behaviour] of Object.entries(PORT_BEHAVIOURS))
    results.push({ port, results: await runBehaviour(harness, behaviour, expect) });
  return results;
};

/** Runs the behaviour of every port on both adapters. */
export const runOnAdapters = async (expect: TestApi['expect']): Promise<AdapterResults> => {
  const calledOperations = new Set<string>();
  const fakeUpstream = await openFakeUpstream((honest) => (request, signal) => {
    for (const name of operationNamesIn(request)) calledOperations.add(name);
    return honest(request, signal);
  });
  try {
    return {
      fake: await runOnPorts(inMemoryHarness, expect),
      upstream: await runOnPorts(fakeUpstream.harness, expect),
      calledOperations,
    };
  } finally {
    await fakeUpstream.close();
  }
};
