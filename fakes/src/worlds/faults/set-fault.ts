import { frozen } from '../frozen.ts';
import { nextNumber, type Turn } from '../turn.ts';
import type { FaultRule } from './fault.ts';

export type NewFault = Omit<FaultRule, 'id' | 'seen' | 'hits'>;

/** Rules lie in the order in which they are tried. */
export const setFault = (turn: Turn, rule: NewFault): FaultRule => {
  const kept = frozen({ ...rule, id: `fault-${nextNumber(turn, 'fault')}`, seen: 0, hits: 0 });
  turn.state = { ...turn.state, faults: [...turn.state.faults, kept].toSorted((a, b) => a.priority - b.priority) };
  return kept;
};

/** Takes one rule away, or all. */
export const dropFaults = (turn: Turn, id?: string): void => {
  turn.state = { ...turn.state, faults: id === undefined ? [] : turn.state.faults.filter((rule) => rule.id !== id) };
};
