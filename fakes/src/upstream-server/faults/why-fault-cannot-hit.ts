import { TOKEN_CALL } from '../../worlds/faults/fault.ts';
import { type Fault, faultKind, type FaultTarget } from '../../worlds/faults/fault-kinds.ts';
import type { NewFault } from '../../worlds/faults/set-fault.ts';
import { DEFAULT_WORLD } from '../../worlds/worlds.ts';
import { type UpstreamCall, upstreamCallOf } from '../calls/upstream-call.ts';
import { UPSTREAM_DOCUMENTS } from '../generated/upstream-documents.ts';

const TEXTS: ReadonlyMap<string, { readonly text: string }> = new Map(Object.entries(UPSTREAM_DOCUMENTS));

const whyNotOnTokens = (fault: Fault, worldId: string): string | undefined => {
  const { level, target } = faultKind(fault);
  if (level !== 'transport' || target === 'batches')
    return `A token call is no operation of GraphQL, so ${fault.kind} cannot happen to it.`;
  if (worldId === DEFAULT_WORLD) return undefined;
  return `A token call of the shop names no world: its tokens serve all worlds. Such a fault hits in the default world only, and then everybody: POST /qa/worlds/${DEFAULT_WORLD}/faults.`;
};

const NO_REFUSAL = {
  fieldErrors: 'names no wrong fields',
  message: 'has no message',
  refusal: 'has no refusal',
} as const;

const whyNotTarget = (
  target: FaultTarget | undefined,
  fault: Fault,
  { op, refusalForms }: UpstreamCall,
  text: string,
): string | undefined => {
  switch (target) {
    case undefined:
    case 'batches':
      return undefined;
    case 'token-calls':
      return `${fault.kind} hits token calls only; latency slows an operation down.`;
    case 'carts':
      return text.includes('$cartId') ? undefined : `${op} names no cart, so none can change behind its back.`;
    case 'fieldErrors':
    case 'message':
    case 'refusal':
      return refusalForms.has(target)
        ? undefined
        : `The answer to ${op} ${NO_REFUSAL[target]}, so ${fault.kind} cannot happen to it.`;
  }
};

const whyNotOnOperation = (op: string, text: string, { match, fault }: NewFault): string | undefined => {
  const call = upstreamCallOf({ query: text, operationName: op, variables: {} });
  if (match.kind !== undefined && match.kind !== call.kind)
    return `${op} is a ${call.kind}, so no ${match.kind} has this name.`;
  if (match.class !== undefined && match.class !== call.class)
    return `${op} is of the class ${call.class}, so it never matches the class ${match.class}.`;
  return whyNotTarget(faultKind(fault).target, fault, call, text);
};

/** Why a fault could never hit anything in a world; `undefined` if it could. */
export const whyFaultCannotHit = (rule: NewFault, worldId: string): string | undefined => {
  const { match, fault } = rule;
  if (match.op === TOKEN_CALL || (match.op === undefined && faultKind(fault).target === 'token-calls'))
    return whyNotOnTokens(fault, worldId);
  if (match.op === undefined) return undefined;
  const text = TEXTS.get(match.op)?.text;
  return text === undefined ? undefined : whyNotOnOperation(match.op, text, rule);
};
