import { deepFreeze } from '../../shared/deep-freeze.ts';
import { lookUp } from '../persistent-map.ts';
import { nextNumber, type Transaction, type View } from '../transaction.ts';
import type { FaultRule } from './fault.ts';

export type NewFault = Omit<FaultRule, 'id' | 'seen' | 'hits'>;

const COUNTER = 'fault';
const idOf = (number: number): string => `fault-${number}`;

/** Ids of all faults that the world ever had. */
export const faultIdsOf = ({ state }: View): readonly string[] =>
  Array.from({ length: lookUp(state.counters, COUNTER) ?? 0 }, (_, at) => idOf(at + 1));

/** Rules are sorted in the order in which they are tried. */
export const setFault = (tx: Transaction, rule: NewFault): FaultRule => {
  const stored = deepFreeze({ ...rule, id: idOf(nextNumber(tx, COUNTER)), seen: 0, hits: 0 });
  tx.state = { ...tx.state, faults: [...tx.state.faults, stored].toSorted((a, b) => a.priority - b.priority) };
  return stored;
};

/** Removes one rule, or all. */
export const dropFaults = (tx: Transaction, id?: string): void => {
  tx.state = { ...tx.state, faults: id === undefined ? [] : tx.state.faults.filter((rule) => rule.id !== id) };
};
