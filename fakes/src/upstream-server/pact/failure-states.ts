import { setFault } from '../../worlds/faults/set-fault.ts';
import type { PactState } from './stage.ts';

const SOON = 0;

const failsInside: PactState = async (stage) => {
  stage.world.run((turn) => setFault(turn, { match: {}, phase: 'before', priority: SOON, fault: { kind: 'graphqlError', classification: 'INTERNAL_ERROR' } }));
  return stage;
};

/** What goes wrong whoever asks. */
export const FAILURE_STATES = { 'the upstream fails inside': failsInside } as const satisfies Readonly<Record<string, PactState>>;
