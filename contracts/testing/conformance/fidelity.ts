import { PORT_OPERATIONS } from '../../ports/port-operations.ts';
import type { PlayedAdapters, PlayedPort } from './play-adapters.ts';
import { SPECIFIED_OPERATIONS } from './specified-operations.ts';

/**
 * How far the fake shop can be trusted for an operation: `same`, the laws of its port asked it and both adapters keep them all;
 * `shape-only`, the contract pins its shape and no law asks it; `not modelled`, neither shop has it.
 */
export type Fidelity = 'same' | 'shape-only' | 'not modelled';

export interface FidelityRow {
  readonly operation: string;
  /** Of the specification; none where it is ours alone. */
  readonly requirements: readonly string[];
  readonly ports: readonly string[];
  readonly fidelity: Fidelity;
}

const keepsAllLaws = (played: readonly PlayedPort[], ports: readonly string[]): boolean =>
  played.filter(({ port }) => ports.includes(port)).every(({ laws }) => laws.every(({ outcome }) => outcome === 'kept'));

const portsOf = (operation: string): readonly string[] =>
  Object.entries(PORT_OPERATIONS)
    .filter(([, methods]) => Object.values<readonly string[]>(methods).some((names) => names.includes(operation)))
    .map(([port]) => port);

const requirementsOf = (operation: string): readonly string[] =>
  Object.entries(SPECIFIED_OPERATIONS)
    .filter(([, names]) => names.includes(operation))
    .map(([requirement]) => requirement);

/** A row for each operation that the specification names or the contract holds: nothing is passed over in silence. */
export const fidelityOf = ({ fake, upstream, asked }: PlayedAdapters, contract: readonly string[]): readonly FidelityRow[] => {
  const fidelityOfOne = (operation: string, ports: readonly string[]): Fidelity => {
    if (!contract.includes(operation)) return 'not modelled';
    return asked.has(operation) && keepsAllLaws(fake, ports) && keepsAllLaws(upstream, ports) ? 'same' : 'shape-only';
  };
  const operations = new Set([...Object.values(SPECIFIED_OPERATIONS).flat(), ...contract]);
  return [...operations].map((operation) => {
    const ports = portsOf(operation);
    return { operation, requirements: requirementsOf(operation), ports, fidelity: fidelityOfOne(operation, ports) };
  });
};
