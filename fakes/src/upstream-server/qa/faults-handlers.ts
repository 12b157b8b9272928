import { fields, flagText, optional } from '../../schemas/schemas.ts';
import { whyFaultCannotHit } from '../faults/why-fault-cannot-hit.ts';
import type { FaultRule } from '../../worlds/faults/fault.ts';
import { dropFaults, setFault } from '../../worlds/faults/set-fault.ts';
import type { Journals } from '../../worlds/journal/journal.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import { readFault } from './fault-inputs.ts';
import { QaRefused } from '../../qa/qa-refused.ts';
import { type QaInput, readNothing, readQuery } from '../../qa/read-input.ts';

/** The routes for the faults of a world. They take queries and bodies as they were sent. */
export interface FaultsHandlers {
  set(worldId: string, input: QaInput): FaultRule;
  /** In the order in which they are matched; with `unhit=true` only those without a hit. */
  list(worldId: string, input?: QaInput): { readonly faults: readonly FaultRule[] };
  /** Removes one, or all. */
  drop(worldId: string, input: QaInput, faultId?: string): void;
}

export const faultsHandlers = (worlds: Worlds, journals: Journals): FaultsHandlers => {
  const faultsOf = (worldId: string): readonly FaultRule[] => worlds.get(worldId).read(({ state }) => state.faults);
  return {
    set: (worldId, input) => {
      const world = worlds.get(worldId);
      const fault = readFault(input, journals.of(world).entries);
      const never = whyFaultCannotHit(fault, worldId);
      if (never !== undefined) throw new QaRefused(409, 'FAULT_CANNOT_HIT', never);
      return world.run((tx) => setFault(tx, fault));
    },
    list: (worldId, input = {}) => {
      const { unhit } = readQuery(input, fields({ unhit: optional(flagText) }));
      return { faults: faultsOf(worldId).filter(({ hits }) => unhit !== true || hits === 0) };
    },
    drop: (worldId, input, faultId) => {
      readNothing(input);
      if (faultId !== undefined && !faultsOf(worldId).some(({ id }) => id === faultId))
        throw new QaRefused(
          404,
          'FAULT_UNKNOWN',
          `There is no fault ${faultId} in this world. GET /qa/worlds/${worldId}/faults lists those that there are.`,
        );
      worlds.get(worldId).run((tx) => dropFaults(tx, faultId));
    },
  };
};
