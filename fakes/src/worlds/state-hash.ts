import { createHash } from 'node:crypto';
import { entriesOf } from './persistent-map.ts';
import type { WorldState } from './world-state.ts';

const sorted = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};

const isTable = (value: unknown): value is WorldState['users'] =>
  typeof value === 'object' && value !== null && 'buckets' in value;

/** SHA-256 over the whole state. Worlds with equal seeds and commands have equal hashes. */
export const stateHash = (state: WorldState): string => {
  const flat = Object.entries(state).map(([name, value]) => [name, isTable(value) ? entriesOf(value) : value] as const);
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(flat), sorted))
    .digest('hex');
};
