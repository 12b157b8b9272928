import type { FieldError } from '@shop/domain/shared/field-errors';

/** How long an answer takes: a fixed time, or a log-normal one with the long tail of networks. */
export type Delay =
  | { readonly fixedMs: number }
  | {
      readonly medianMs: number;
      /** Spread of the logarithm: 0 is none, 1 is wild. */
      readonly sigma: number;
    };

/** What goes wrong on the wire with a whole request (staging 1.3). */
export type TransportFault =
  | { readonly kind: 'latency'; readonly delay: Delay }
  | { readonly kind: 'hang' }
  | { readonly kind: 'status'; readonly code: number; /** Seconds. */ readonly retryAfter?: number }
  | { readonly kind: 'resetBeforeReply' }
  /** The shop has done it, and the answer is lost. */
  | { readonly kind: 'applyThenReset' }
  | { readonly kind: 'truncateJson' }
  | { readonly kind: 'batchTooShort' }
  | { readonly kind: 'batchReordered' }
  /** The token endpoint takes its time. */
  | { readonly kind: 'tokenStall'; readonly stallMs: number };

/** What goes wrong with one operation. */
export type OperationFault =
  /** The API token ends, as if somebody had revoked it. */
  | { readonly kind: 'tokenRevoked' }
  | { readonly kind: 'graphqlError'; readonly classification?: string; readonly messageKey?: string; readonly message?: string }
  /** The answer has a hole, and an error that says so beside it. */
  | { readonly kind: 'partialData'; /** Names of fields and positions in lists, from the operation's own field on. */ readonly path: readonly (string | number)[] }
  | { readonly kind: 'fieldErrors'; readonly errors: readonly Pick<FieldError, 'field' | 'message' | 'form'>[] }
  | { readonly kind: 'successfulFalse'; readonly messageKey: string }
  /** An expected no, in the upstream's words for it. */
  | { readonly kind: 'refused'; readonly code: string; readonly subject?: string; readonly message?: string }
  /** Another tab of the shopper changes the cart before this is done. */
  | { readonly kind: 'cartChangedBehindBack' };

export type Fault = TransportFault | OperationFault;

/** `Q` asks, `MI` sets something to a value, `MN` must not run twice. */
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
  /** Whether the shop does what it is asked for before something goes wrong. */
  readonly phase: 'before' | 'after';
  readonly fault: Fault;
  /** How often it hits at most. */
  readonly times?: number;
  /** The lowest comes first, then the oldest. */
  readonly priority: number;
  /** Calls that matched. */
  readonly seen: number;
  readonly hits: number;
}

const TRANSPORT_FAULT_KINDS = [
  'latency',
  'hang',
  'status',
  'resetBeforeReply',
  'applyThenReset',
  'truncateJson',
  'batchTooShort',
  'batchReordered',
  'tokenStall',
] as const satisfies readonly TransportFault['kind'][];

const OPERATION_FAULT_KINDS = [
  'tokenRevoked',
  'graphqlError',
  'partialData',
  'fieldErrors',
  'successfulFalse',
  'refused',
  'cartChangedBehindBack',
] as const satisfies readonly OperationFault['kind'][];

/** The kinds of faults. */
export const FAULT_KINDS = [...TRANSPORT_FAULT_KINDS, ...OPERATION_FAULT_KINDS] as const;

/** The phase of kinds that have only one: an answer must exist before it can be spoilt, and a token ends before it is checked. */
export const FIXED_PHASES: Readonly<Partial<Record<Fault['kind'], FaultRule['phase']>>> = {
  applyThenReset: 'after',
  truncateJson: 'after',
  batchTooShort: 'after',
  batchReordered: 'after',
  partialData: 'after',
  cartChangedBehindBack: 'before',
  tokenRevoked: 'before',
};

export const isTransportFault = (fault: Fault): fault is TransportFault => TRANSPORT_FAULT_KINDS.some((kind) => kind === fault.kind);
