import { type Fault, isTransportFault, TOKEN_CALL } from '../../worlds/faults/fault.ts';
import type { NewFault } from '../../worlds/faults/set-fault.ts';
import { DEFAULT_WORLD } from '../../worlds/worlds.ts';
import { UPSTREAM_DOCUMENTS } from '../generated/upstream-documents.ts';
import { type RefusalForm, type UpstreamCall, upstreamCallOf } from '../calls/upstream-call.ts';

/** What an answer must have for a fault to stand in it. */
const NEEDED: Readonly<Partial<Record<Fault['kind'], readonly [way: RefusalForm, what: string]>>> = {
  fieldErrors: ['fieldErrors', 'names no wrong fields'],
  successfulFalse: ['message', 'has no message'],
  refused: ['refusal', 'has no refusal'],
};

const TEXTS: ReadonlyMap<string, { readonly text: string }> = new Map(Object.entries(UPSTREAM_DOCUMENTS));

const whyNotOnTokens = ({ kind }: Fault, isWire: boolean, worldId: string): string | undefined => {
  if (!isWire || kind === 'batchTooShort' || kind === 'batchReordered') return `A token call is no operation of GraphQL, so ${kind} cannot happen to it.`;
  if (worldId === DEFAULT_WORLD) return undefined;
  return `A token call of the shop names no world: its tokens serve all worlds. Such a fault hits in the default world only, and then everybody: POST /qa/worlds/${DEFAULT_WORLD}/faults.`;
};

const whyNotOnOperation = (op: string, text: string, { match, fault }: NewFault): string | undefined => {
  const call: UpstreamCall = upstreamCallOf({ query: text, operationName: op, variables: {} });
  if (match.kind !== undefined && match.kind !== call.kind) return `${op} is a ${call.kind}, so no ${match.kind} of this name is ever asked.`;
  if (match.class !== undefined && match.class !== call.class) return `${op} is of the class ${call.class}, so none of the class ${match.class} is ever asked.`;
  if (fault.kind === 'tokenStall') return 'tokenStall hits token calls only; latency slows an operation down.';
  if (fault.kind === 'cartChangedBehindBack' && !text.includes('$cartId')) return `${op} names no cart, so none can change behind its back.`;
  const [way, what] = NEEDED[fault.kind] ?? [];
  return way === undefined || call.refusalForms.has(way) ? undefined : `The answer to ${op} ${what}, so ${fault.kind} cannot stand in it.`;
};

/** Why a fault could never hit anything in a world; `undefined` where it could. */
export const whyFaultCannotHit = (rule: NewFault, worldId: string): string | undefined => {
  const { match, fault } = rule;
  if (match.op === TOKEN_CALL || (match.op === undefined && fault.kind === 'tokenStall')) return whyNotOnTokens(fault, isTransportFault(fault), worldId);
  if (match.op === undefined) return undefined;
  const text = TEXTS.get(match.op)?.text;
  return text === undefined ? undefined : whyNotOnOperation(match.op, text, rule);
};
