import type { Fault, FaultPhase } from './fault-kinds.ts';

/** `Q` reads, `MI` sets a value, `MN` must not run twice. */
export const RETRY_CLASSES = ['Q', 'MI', 'MN'] as const;
export type RetryClass = (typeof RETRY_CLASSES)[number];

/** Name of the token call among the operations. */
export const TOKEN_CALL = 'token';

/** Which calls a fault is for; absent fields match any call. */
export interface FaultMatch {
  /** Name of the operation, or `TOKEN_CALL`. */
  readonly op?: string;
  readonly kind?: 'query' | 'mutation';
  readonly class?: RetryClass;
  /** Variables that the call must have; it may have others. */
  readonly vars?: Readonly<Record<string, unknown>>;
  /** Only the n-th matching call, from 1. */
  readonly nth?: number;
  /** Every n-th matching call. */
  readonly every?: number;
  /** From 0 to 1, by the world's own random numbers. */
  readonly probability?: number;
}

/** A fault that a tester set in a world, and its hits so far. */
export interface FaultRule {
  readonly id: string;
  readonly match: FaultMatch;
  readonly phase: FaultPhase;
  readonly fault: Fault;
  /** How often it hits at most. */
  readonly times?: number;
  /** The lowest comes first, then the oldest. */
  readonly priority: number;
  /** Calls that matched. */
  readonly seen: number;
  readonly hits: number;
}
