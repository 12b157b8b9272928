import { LAWS_OF_PORTS } from '@shop/domain/testing/laws-of-ports';
import { type PlayedLaw, playLaws } from '@shop/domain/testing/play-laws';
import type { PortHarness } from '@shop/domain/testing/port-harness';
import type { TestApi } from '@shop/domain/testing/test-api';
import { inMemoryHarness } from '@shop/fakes/testing/in-memory-harness';
import { standOnUpstream } from '@shop/gateway/upstream/testing/upstream-harness';

import { operationNamesIn } from './operation-names-in.ts';

export interface PlayedPort {
  readonly port: string;
  readonly laws: readonly PlayedLaw[];
}

export interface PlayedAdapters {
  /** The shop in memory. */
  readonly fake: readonly PlayedPort[];
  /** The shop over the upstream's API, spoken over loopback HTTP. */
  readonly upstream: readonly PlayedPort[];
  /** Operations that travelled while the laws were played. */
  readonly asked: ReadonlySet<string>;
}

const playPorts = async (harness: PortHarness, expect: TestApi['expect']): Promise<readonly PlayedPort[]> => {
  const played: PlayedPort[] = [];
  for (const [port, laws] of Object.entries(LAWS_OF_PORTS)) played.push({ port, laws: await playLaws(harness, laws, expect) });
  return played;
};

/** Plays every law of every port to both adapters. */
export const playAdapters = async (expect: TestApi['expect']): Promise<PlayedAdapters> => {
  const asked = new Set<string>();
  const stand = await standOnUpstream((honest) => (request, signal) => {
    for (const name of operationNamesIn(request)) asked.add(name);
    return honest(request, signal);
  });
  try {
    return { fake: await playPorts(inMemoryHarness, expect), upstream: await playPorts(stand.harness, expect), asked };
  } finally {
    await stand.close();
  }
};
