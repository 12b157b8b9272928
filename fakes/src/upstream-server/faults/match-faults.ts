import { type FaultRule, TOKEN_CALL } from '../../worlds/faults/fault.ts';
import { type Fault, faultKind, isTransportFault } from '../../worlds/faults/fault-kinds.ts';
import { delayOf, type FaultyCall, hitFault } from '../../worlds/faults/hit-fault.ts';
import type { Transaction } from '../../worlds/transaction.ts';
import type { World } from '../../worlds/world.ts';
import type { OperationHit } from './operation-faults.ts';
import type { TransportHit } from './transport-faults.ts';
import type { UpstreamCall } from '../calls/upstream-call.ts';

/** The faults that hit a request: at most one transport fault, and at most one for each operation. */
export interface FaultHits {
  readonly transport?: TransportHit;
  /** By position. */
  readonly operations: readonly (OperationHit | undefined)[];
  /** Ids of the rules by position. */
  readonly ids: readonly (string | undefined)[];
}

const transportHit = (tx: Transaction, { fault, phase }: FaultRule): TransportHit | undefined => {
  if (!isTransportFault(fault)) return undefined;
  if (fault.kind === 'latency') return { fault, phase, delayMs: delayOf(tx, fault.delay) };
  return { fault, phase, delayMs: fault.kind === 'tokenStall' ? fault.stallMs : 0 };
};

const operationHit = (rule: FaultRule | undefined): OperationHit | undefined =>
  rule === undefined || isTransportFault(rule.fault) ? undefined : { fault: rule.fault, phase: rule.phase };

const canHitOperation = (
  fault: Fault,
  { refusalForms, vars }: UpstreamCall,
  batch: { readonly size: number; readonly isHit: boolean },
): boolean => {
  const { level, target } = faultKind(fault);
  if (level === 'transport' && batch.isHit) return false;
  if (target === undefined) return true;
  switch (target) {
    case 'token-calls':
      return false;
    case 'batches':
      return batch.size > 1;
    case 'carts':
      return typeof vars['cartId'] === 'string';
    case 'fieldErrors':
    case 'message':
    case 'refusal':
      return refusalForms.has(target);
  }
};

const canHitTokenCall = ({ fault, match }: FaultRule): boolean => {
  const { level, target } = faultKind(fault);
  return level === 'transport' && target !== 'batches' && (match.op === TOKEN_CALL || target === 'token-calls');
};

export const noFaultHits = (calls: readonly UpstreamCall[]): FaultHits => ({
  operations: calls.map(() => undefined),
  ids: calls.map(() => undefined),
});

/** Matches faults with the operations of a request, in their order, as one command of the world. */
export const matchFaults = (world: World, calls: readonly UpstreamCall[]): FaultHits => {
  if (world.read(({ state }) => state.faults.length) === 0) return noFaultHits(calls);
  return world.run((tx) => {
    let transport: TransportHit | undefined;
    const rules = calls.map((call) => {
      const canBeHitBy: FaultyCall['canBeHitBy'] = ({ fault }) =>
        canHitOperation(fault, call, { size: calls.length, isHit: transport !== undefined });
      const rule = hitFault(tx, { ...call, canBeHitBy });
      if (rule !== undefined) transport ??= transportHit(tx, rule);
      return rule;
    });
    return {
      ...(transport === undefined ? {} : { transport }),
      operations: rules.map(operationHit),
      ids: rules.map((rule) => rule?.id),
    };
  });
};

/** The fault that hits a token call. A rule that names no operation is meant for operations, unless its kind hits token calls only. */
export const matchTokenFault = (world: World): { readonly transport?: TransportHit; readonly id?: string } => {
  if (world.read(({ state }) => state.faults.length) === 0) return {};
  return world.run((tx) => {
    const rule = hitFault(tx, { op: TOKEN_CALL, vars: {}, canBeHitBy: canHitTokenCall });
    const transport = rule === undefined ? undefined : transportHit(tx, rule);
    return rule === undefined || transport === undefined ? {} : { transport, id: rule.id };
  });
};
