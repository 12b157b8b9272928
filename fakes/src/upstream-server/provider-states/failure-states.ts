import { setFault } from '../../worlds/faults/set-fault.ts';
import type { ProviderState } from './provider-state.ts';

const SOON = 0;

const failsInside: ProviderState = async (context) => {
  context.world.run((tx) => setFault(tx, { match: {}, phase: 'before', priority: SOON, fault: { kind: 'graphqlError', classification: 'INTERNAL_ERROR' } }));
  return context;
};

/** What goes wrong whoever asks. */
export const FAILURE_STATES = { 'the upstream fails inside': failsInside } as const satisfies Readonly<Record<string, ProviderState>>;
