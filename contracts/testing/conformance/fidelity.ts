import { PORT_OPERATIONS } from '../../ports/port-operations.ts';
import type { AdapterResults, PortResults } from './run-on-adapters.ts';
import { SPECIFIED_OPERATIONS } from './specified-operations.ts';

/**
 * How far the fake shop can be trusted for an operation: `same`, the behaviour of its port calls it and both adapters pass;
 * `shape-only`, the contract pins its shape and no behaviour calls it; `not modelled`, neither shop has it.
 */
export type Fidelity = 'same' | 'shape-only' | 'not modelled';

export interface FidelityRow {
  readonly operation: string;
  /** Of the specification; none where it is ours alone. */
  readonly requirements: readonly string[];
  readonly ports: readonly string[];
  readonly fidelity: Fidelity;
}

const passesAll = (results: readonly PortResults[], ports: readonly string[]): boolean =>
  results
    .filter(({ port }) => ports.includes(port))
    .every(({ results }) => results.every(({ outcome }) => outcome === 'passed'));

const portsOf = (operation: string): readonly string[] =>
  Object.entries(PORT_OPERATIONS)
    .filter(([, methods]) => Object.values<readonly string[]>(methods).some((names) => names.includes(operation)))
    .map(([port]) => port);

const requirementsOf = (operation: string): readonly string[] =>
  Object.entries(SPECIFIED_OPERATIONS)
    .filter(([, names]) => names.includes(operation))
    .map(([requirement]) => requirement);

/** A row for each operation that the specification names or the contract holds: nothing is passed over in silence. */
export const fidelityOf = (
  { fake, upstream, calledOperations }: AdapterResults,
  contract: readonly string[],
): readonly FidelityRow[] => {
  const fidelityOfOne = (operation: string, ports: readonly string[]): Fidelity => {
    if (!contract.includes(operation)) return 'not modelled';
    return calledOperations.has(operation) && passesAll(fake, ports) && passesAll(upstream, ports)
      ? 'same'
      : 'shape-only';
  };
  const operations = new Set([...Object.values(SPECIFIED_OPERATIONS).flat(), ...contract]);
  return [...operations].map((operation) => {
    const ports = portsOf(operation);
    return { operation, requirements: requirementsOf(operation), ports, fidelity: fidelityOfOne(operation, ports) };
  });
};
