import { type Fault, type FaultRule, isWireFault, TOKEN_CALL } from '../../worlds/faults/fault.ts';
import { delayOf, type FaultyCall, hitFault } from '../../worlds/faults/hit-fault.ts';
import type { Turn } from '../../worlds/turn.ts';
import type { World } from '../../worlds/world.ts';
import type { AnswerHit } from './answer-fault.ts';
import type { WireHit } from './carry-out.ts';
import type { WireCall } from './wire-call.ts';

/** What hits a request: at most one fault of the wire, and at most one of each operation. */
export interface Hits {
  readonly wire?: WireHit;
  /** By position. */
  readonly answers: readonly (AnswerHit | undefined)[];
  /** Ids of the rules by position. */
  readonly ids: readonly (string | undefined)[];
}

const wireHit = (turn: Turn, { fault, phase }: FaultRule): WireHit | undefined => {
  if (!isWireFault(fault)) return undefined;
  if (fault.kind === 'latency') return { fault, phase, delayMs: delayOf(turn, fault.delay) };
  return { fault, phase, delayMs: fault.kind === 'tokenStall' ? fault.stallMs : 0 };
};

const answerHit = (rule: FaultRule | undefined): AnswerHit | undefined => (rule === undefined || isWireFault(rule.fault) ? undefined : { fault: rule.fault, phase: rule.phase });

const canSufferAsOperation = (fault: Fault, { refusesBy, vars }: WireCall, batch: { readonly size: number; readonly isTaken: boolean }): boolean => {
  switch (fault.kind) {
    case 'tokenStall':
      return false;
    case 'batchTooShort':
    case 'batchReordered':
      return batch.size > 1 && !batch.isTaken;
    case 'fieldErrors':
      return refusesBy.has('fieldErrors');
    case 'successfulFalse':
      return refusesBy.has('message');
    case 'refused':
      return refusesBy.has('refusal');
    case 'cartChangedBehindBack':
      return typeof vars['cartId'] === 'string';
    case 'graphqlError':
    case 'partialData':
    case 'tokenRevoked':
      return true;
    default:
      return !batch.isTaken;
  }
};

/** No fault hits any of these operations. */
export const noHits = (calls: readonly WireCall[]): Hits => ({ answers: calls.map(() => undefined), ids: calls.map(() => undefined) });

/** Lets faults hit the operations of one request, in their order, as one command of the world. */
export const hitsOn = (world: World, calls: readonly WireCall[]): Hits => {
  if (world.read(({ state }) => state.faults.length) === 0) return noHits(calls);
  return world.run((turn) => {
    let wire: WireHit | undefined;
    const rules = calls.map((call) => {
      const canSuffer: FaultyCall['canSuffer'] = ({ fault }) => canSufferAsOperation(fault, call, { size: calls.length, isTaken: wire !== undefined });
      const rule = hitFault(turn, { ...call, canSuffer });
      if (rule !== undefined) wire ??= wireHit(turn, rule);
      return rule;
    });
    return { ...(wire === undefined ? {} : { wire }), answers: rules.map(answerHit), ids: rules.map((rule) => rule?.id) };
  });
};

/** What hits a token call. A fault that names no operation is meant for operations; only a stall is always meant for tokens. */
export const hitOnToken = (world: World): { readonly wire?: WireHit; readonly id?: string } => {
  if (world.read(({ state }) => state.faults.length) === 0) return {};
  return world.run((turn) => {
    const canSuffer: FaultyCall['canSuffer'] = ({ fault, match }) =>
      isWireFault(fault) && fault.kind !== 'batchTooShort' && fault.kind !== 'batchReordered' && (match.op === TOKEN_CALL || fault.kind === 'tokenStall');
    const rule = hitFault(turn, { op: TOKEN_CALL, vars: {}, canSuffer });
    const wire = rule === undefined ? undefined : wireHit(turn, rule);
    return rule === undefined || wire === undefined ? {} : { wire, id: rule.id };
  });
};
