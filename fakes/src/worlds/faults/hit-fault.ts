import { draw, type Transaction } from '../transaction.ts';
import type { FaultRule, RetryClass } from './fault.ts';
import type { Delay } from './fault-kinds.ts';
import { isPartOf } from './is-part-of.ts';

/** A call, as faults are matched against it. */
export interface FaultyCall {
  readonly op: string;
  /** Absent for the token call and for unreadable requests. */
  readonly kind?: 'query' | 'mutation';
  readonly class?: RetryClass;
  readonly vars: Readonly<Record<string, unknown>>;
  /** Whether this kind of fault can hit the call at all. */
  readonly canBeHitBy: (rule: FaultRule) => boolean;
}

const TWO_TO_32 = 2 ** 32;

/** From 0 up to 1, from the world's own random numbers for faults. */
const random = (tx: Transaction): number => draw(tx, 'faults') / TWO_TO_32;

const fits = (rule: FaultRule, call: FaultyCall): boolean => {
  const { op, kind, class: retryClass, vars } = rule.match;
  const isOfKind =
    (kind === undefined || kind === call.kind) && (retryClass === undefined || retryClass === call.class);
  return (
    (op === undefined || op === call.op) &&
    isOfKind &&
    (vars === undefined || isPartOf(vars, call.vars)) &&
    call.canBeHitBy(rule)
  );
};

const isDue = (
  tx: Transaction,
  { match: { nth, every, probability }, times, hits }: FaultRule,
  seen: number,
): boolean =>
  (times === undefined || hits < times) &&
  (nth === undefined || seen === nth) &&
  (every === undefined || seen % every === 0) &&
  (probability === undefined || random(tx) < probability);

/** The rule that hits a call: the first one due, by priority and then age. Every matching rule counts the call as seen. */
export const hitFault = (tx: Transaction, call: FaultyCall): FaultRule | undefined => {
  let hit: FaultRule | undefined;
  const faults = tx.state.faults.map((rule) => {
    if (!fits(rule, call)) return rule;
    const seen = rule.seen + 1;
    if (hit !== undefined || !isDue(tx, rule, seen)) return { ...rule, seen };
    hit = { ...rule, seen, hits: rule.hits + 1 };
    return hit;
  });
  tx.state = { ...tx.state, faults };
  return hit;
};

/** The delay of one call in ms. A log-normal delay is drawn for each call (Box–Muller). */
export const delayOf = (tx: Transaction, delay: Delay): number => {
  if ('fixedMs' in delay) return delay.fixedMs;
  const normal = Math.sqrt(-2 * Math.log(1 - random(tx))) * Math.cos(2 * Math.PI * random(tx));
  return Math.round(delay.medianMs * Math.exp(delay.sigma * normal));
};
