import { frozen } from '../frozen.ts';
import { rowOf } from '../table.ts';
import { nextNumber, type Turn, type View } from '../turn.ts';
import type { FaultRule } from './fault.ts';

export type NewFault = Omit<FaultRule, 'id' | 'seen' | 'hits'>;

const COUNTED_AS = 'fault';
const idOf = (number: number): string => `fault-${number}`;

/** Ids of all faults that the world has had, removed ones too. */
export const faultIdsOf = ({ state }: View): readonly string[] => Array.from({ length: rowOf(state.counters, COUNTED_AS) ?? 0 }, (_, at) => idOf(at + 1));

/** Rules lie in the order in which they are tried. */
export const setFault = (turn: Turn, rule: NewFault): FaultRule => {
  const kept = frozen({ ...rule, id: idOf(nextNumber(turn, COUNTED_AS)), seen: 0, hits: 0 });
  turn.state = { ...turn.state, faults: [...turn.state.faults, kept].toSorted((a, b) => a.priority - b.priority) };
  return kept;
};

/** Removes one rule, or all. */
export const dropFaults = (turn: Turn, id?: string): void => {
  turn.state = { ...turn.state, faults: id === undefined ? [] : turn.state.faults.filter((rule) => rule.id !== id) };
};
