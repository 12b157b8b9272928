import { setFault } from '../../worlds/faults/set-fault.ts';
import type { ProviderState } from './provider-state.ts';

const failsInside: ProviderState = async (context) => {
  context.world.run((tx) =>
    setFault(tx, {
      match: {},
      phase: 'before',
      priority: 0,
      fault: { kind: 'graphqlError', classification: 'INTERNAL_ERROR' },
    }),
  );
  return context;
};

/** Errors for any caller. */
export const FAILURE_STATES = { 'the upstream fails inside': failsInside } as const satisfies Readonly<
  Record<string, ProviderState>
>;
