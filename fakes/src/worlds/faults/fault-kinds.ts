import { MESSAGE_KEYS, OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import { z } from 'zod';
import { fields, listOf, mustBe, nameAmong, numberWithin, optional, text, wholeNumber } from '../../schemas/schemas.ts';

/** Whether the shop has done its work when the fault happens. */
export type FaultPhase = 'before' | 'after';

/** How an operation's result can refuse: by wrong fields, by the key of a message, or by a refusal code. */
export type RefusalForm = 'fieldErrors' | 'message' | 'refusal';

/** The only calls that a kind of fault can hit: token calls, batches, operations with a cart id, or those that can refuse in this form. */
export type FaultTarget = 'token-calls' | 'batches' | 'carts' | RefusalForm;

interface FaultKind {
  /** Transport faults hit a whole request, operation faults one operation in it. */
  readonly level: 'transport' | 'operation';
  /** For kinds without a choice: a response must exist before it can be spoilt, and a token expires before it is checked. */
  readonly phase?: FaultPhase;
  /** Any call where it is absent. */
  readonly target?: FaultTarget;
  /** The fault as testers send it. */
  readonly schema: z.ZodType<{ readonly kind: string }>;
}

const MAX_DELAY_MS = 120_000;
const MAX_RETRY_AFTER_S = 86_400;
/** Longer than a client waits for a token (UPSTREAM-05: 3 s). */
const STALL_MS = 3_500;

const word = text(200);
const delayMs = wholeNumber(0, MAX_DELAY_MS);
const pathStep = z.union([z.string(), z.int()], mustBe('the name of a field or a position in a list'));
const messageKey = nameAmong('the key of a message', [...MESSAGE_KEYS, ...OWN_MESSAGE_KEYS]);

/** How long a response takes: a fixed time, or a log-normal one with the long tail of networks. */
export type Delay =
  | { readonly fixedMs: number }
  | {
      readonly medianMs: number;
      /** Spread of the logarithm: 0 is none, 3 is wild. */
      readonly sigma: number;
    };

const latency = fields({
  kind: z.literal('latency'),
  ms: optional(delayMs),
  medianMs: optional(delayMs),
  sigma: optional(numberWithin(0, 3)),
})
  .refine(
    ({ ms, medianMs, sigma }) =>
      ms === undefined ? medianMs !== undefined : medianMs === undefined && sigma === undefined,
    {
      error: 'must say how long it takes, or medianMs and sigma about how long',
      path: ['ms'],
    },
  )
  .transform(({ kind, ms, medianMs = 0, sigma = 0 }): { readonly kind: 'latency'; readonly delay: Delay } => ({
    kind,
    delay: ms === undefined ? { medianMs, sigma } : { fixedMs: ms },
  }));

/** Every kind of fault: its parameters and where it can happen. */
export const FAULT_KINDS = {
  latency: { level: 'transport', schema: latency },
  hang: { level: 'transport', schema: fields({ kind: z.literal('hang') }) },
  status: {
    level: 'transport',
    schema: fields({
      kind: z.literal('status'),
      code: wholeNumber(400, 599),
      /** Seconds. */ retryAfter: optional(wholeNumber(0, MAX_RETRY_AFTER_S)),
    }),
  },
  resetBeforeReply: { level: 'transport', schema: fields({ kind: z.literal('resetBeforeReply') }) },
  /** The shop executes the operation, but the response is lost. */
  applyThenReset: { level: 'transport', phase: 'after', schema: fields({ kind: z.literal('applyThenReset') }) },
  truncateJson: { level: 'transport', phase: 'after', schema: fields({ kind: z.literal('truncateJson') }) },
  batchTooShort: {
    level: 'transport',
    phase: 'after',
    target: 'batches',
    schema: fields({ kind: z.literal('batchTooShort') }),
  },
  batchReordered: {
    level: 'transport',
    phase: 'after',
    target: 'batches',
    schema: fields({ kind: z.literal('batchReordered') }),
  },
  /** The token endpoint is slow. */
  tokenStall: {
    level: 'transport',
    target: 'token-calls',
    schema: fields({ kind: z.literal('tokenStall'), stallMs: optional(delayMs) }).transform(
      ({ kind, stallMs = STALL_MS }) => ({ kind, stallMs }),
    ),
  },
  /** The API token expires, as if it had been revoked. */
  tokenRevoked: { level: 'operation', phase: 'before', schema: fields({ kind: z.literal('tokenRevoked') }) },
  graphqlError: {
    level: 'operation',
    schema: fields({
      kind: z.literal('graphqlError'),
      classification: optional(word),
      messageKey: optional(word),
      message: optional(word),
    }).refine(
      ({ classification, messageKey: key, message }) =>
        classification !== undefined || key !== undefined || message !== undefined,
      'needs a classification, messageKey or message to say which error it is',
    ),
  },
  /** The result has null at a path, and an error that reports it. */
  partialData: {
    level: 'operation',
    phase: 'after',
    schema: fields({
      kind: z.literal('partialData'),
      path: listOf(pathStep, 'a list of field names and positions in lists, from the operation’s own field on'),
    }),
  },
  fieldErrors: {
    level: 'operation',
    target: 'fieldErrors',
    schema: fields({
      kind: z.literal('fieldErrors'),
      errors: listOf(
        fields({ field: word, message: messageKey, form: optional(word) }),
        'a list of errors with field and message',
      ),
    }),
  },
  successfulFalse: {
    level: 'operation',
    target: 'message',
    schema: fields({ kind: z.literal('successfulFalse'), messageKey: optional(messageKey) }).transform(
      ({ kind, messageKey: key = 'vue.cart.error.somethingWentWrong' }) => ({ kind, messageKey: key }),
    ),
  },
  /** A refusal in the upstream's words. */
  refused: {
    level: 'operation',
    target: 'refusal',
    schema: fields({ kind: z.literal('refused'), code: word, subject: optional(word), message: optional(messageKey) }),
  },
  /** What a cart holds of lightning deals is lost before this operation runs. */
  reservationLost: {
    level: 'operation',
    phase: 'before',
    target: 'carts',
    schema: fields({ kind: z.literal('reservationLost') }),
  },
  /** Another tab of the shopper changes the cart before this operation runs. */
  cartChangedBehindBack: {
    level: 'operation',
    phase: 'before',
    target: 'carts',
    schema: fields({ kind: z.literal('cartChangedBehindBack') }),
  },
} as const satisfies Readonly<Record<string, FaultKind>>;

type Kinds = typeof FAULT_KINDS;
type KindAt<Level extends FaultKind['level']> = {
  [Name in keyof Kinds]: Kinds[Name]['level'] extends Level ? Name : never;
}[keyof Kinds];

export type Fault = z.output<Kinds[keyof Kinds]['schema']>;
export type TransportFault = z.output<Kinds[KindAt<'transport'>]['schema']>;
export type OperationFault = z.output<Kinds[KindAt<'operation'>]['schema']>;

type Schema = Kinds[keyof Kinds]['schema'];

const [first = FAULT_KINDS.latency.schema, ...others] = Object.values(FAULT_KINDS).map(({ schema }): Schema => schema);
const KIND_NAMES = Object.keys(FAULT_KINDS);

/** A fault of any kind. */
export const faultSchema: z.ZodType<Fault> = z.discriminatedUnion('kind', [first, ...others], {
  error: ({ code }) =>
    code === 'invalid_union'
      ? `must be one of ${KIND_NAMES.join(', ')}`
      : 'must be an object that says what goes wrong',
});

export const faultKind = ({ kind }: Pick<Fault, 'kind'>): FaultKind => FAULT_KINDS[kind];

export const isTransportFault = (it: Fault): it is TransportFault => faultKind(it).level === 'transport';
