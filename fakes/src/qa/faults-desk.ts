import type { FaultRule } from '../worlds/faults/fault.ts';
import { dropFaults, setFault } from '../worlds/faults/set-fault.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { flagText } from './kinds.ts';
import { QaRefused } from './qa-refused.ts';
import { readFault } from './read-fault.ts';
import { optional, readFields } from './read-fields.ts';

/** What testers let go wrong in a world (staging 1.3). */
export interface FaultsDesk {
  set(worldId: string, body: unknown): FaultRule;
  /** In the order in which they are tried; only those that nothing was hit by, where that is asked. */
  list(worldId: string, query?: unknown): { readonly faults: readonly FaultRule[] };
  /** Takes one away, or all. */
  drop(worldId: string, faultId?: string): void;
}

export const faultsDesk = (worlds: Worlds): FaultsDesk => {
  const faultsOf = (worldId: string): readonly FaultRule[] => worlds.get(worldId).read(({ state }) => state.faults);
  return {
    set: (worldId, body) => {
      const fault = readFault(body);
      return worlds.get(worldId).run((turn) => setFault(turn, fault));
    },
    list: (worldId, query) => {
      const { unhit } = readFields(query, { unhit: optional(flagText) });
      return { faults: faultsOf(worldId).filter(({ hits }) => unhit !== true || hits === 0) };
    },
    drop: (worldId, faultId) => {
      if (faultId !== undefined && !faultsOf(worldId).some(({ id }) => id === faultId)) throw new QaRefused(404, 'FAULT_UNKNOWN', `There is no fault ${faultId} in this world. GET /qa/worlds/${worldId}/faults lists those that there are.`);
      worlds.get(worldId).run((turn) => dropFaults(turn, faultId));
    },
  };
};
