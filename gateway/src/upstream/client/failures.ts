import type { MessageKey } from '@shop/domain/shared/message-keys';
import { knownMessage } from '../shared/read-message.ts';
import { ATTEMPT_TIMEOUT_MS, MAX_RESPONSE_BYTES } from './limits.ts';
import type { UpstreamError } from './upstream-error.ts';

/** Each problem as it is logged. */
const MESSAGES = {
  'not-reached': 'No connection',
  'queue-full': 'Too many requests are queued',
  'not-started': 'Deadline exceeded in the queue',
  'breaker-open': 'Not sent: the circuit breaker is open',
  deadline: 'Deadline exceeded',
  cancelled: 'Cancelled by the caller',
  'timed-out': `Request timed out (${ATTEMPT_TIMEOUT_MS}ms)`,
  'connection-lost': 'Connection lost before the response was complete',
  'server-error': 'Server error',
  'too-many-requests': 'Too many requests',
  'token-refused': 'The gateway’s token was rejected',
  refused: 'Request refused',
  'not-json': 'The response is not JSON',
  'too-large': `The response is larger than ${MAX_RESPONSE_BYTES} bytes`,
  'wrong-shape': 'The response is not a GraphQL response',
  'wrong-length': 'The response to a batch has the wrong number of entries',
  unreadable: 'The reply contains a value that is unknown here',
} as const;

export type Problem = keyof typeof MESSAGES;

/** The upstream broke its promise. Names the operation, and nothing about the caller or the variables. */
export abstract class UpstreamFailure extends Error {
  readonly operation: string;

  constructor(operation: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.operation = operation;
  }
}

/** A failure between request and reply. */
abstract class TransportFailure extends UpstreamFailure {
  readonly problem: Problem;

  constructor(operation: string, problem: Problem, options?: ErrorOptions) {
    super(operation, MESSAGES[problem], options);
    this.problem = problem;
  }
}

/** No reply, and a later retry is safe: it was a query, an idempotent mutation, or it never ran. */
export class UpstreamUnavailable extends TransportFailure {
  override readonly name: string = 'UpstreamUnavailable';
}

/** It did not run, because the gateway or the upstream has too much to do. */
export class UpstreamBusy extends UpstreamUnavailable {
  override readonly name: string = 'UpstreamBusy';
}

/** It may have run or not, and must not run twice: only the current state shows which. */
export class UnknownOutcome extends TransportFailure {
  override readonly name = 'UnknownOutcome';
  /** Never says that it failed: a shopper who tries again may order twice. */
  readonly messageKey: MessageKey = 'shop.error.unknownOutcome';

  /** The only text about a failure that clients may read (UPSTREAM-09). */
  get specifiedMessage(): string | undefined {
    return this.problem === 'timed-out' ? this.message : undefined;
  }
}

/** A reply that cannot be read. */
export class UpstreamReplyInvalid extends TransportFailure {
  override readonly name = 'UpstreamReplyInvalid';
}

/** Refused by HTTP status, without GraphQL: the same request would be refused again. */
export class UpstreamRequestRefused extends UpstreamFailure {
  override readonly name = 'UpstreamRequestRefused';
  readonly status: number;

  constructor(operation: string, status: number) {
    super(operation, `${MESSAGES.refused} with status ${status}`);
    this.status = status;
  }
}

/** The caller is gone. */
export class CallCancelled extends TransportFailure {
  override readonly name = 'CallCancelled';
}

/** The upstream refuses, and gives the reason only as a text for the shopper (ERR-07). */
export class UpstreamRefused extends UpstreamFailure {
  override readonly name = 'UpstreamRefused';
  readonly messageKey: MessageKey;

  constructor(operation: string, messageKey: MessageKey) {
    super(operation, `Refused: ${messageKey}`);
    this.messageKey = messageKey;
  }
}

/** GraphQL errors that the caller does not expect. Their texts may name a person, so they never reach a log. */
export class UpstreamErrors extends UpstreamFailure {
  override readonly name = 'UpstreamErrors';
  readonly #errors: readonly UpstreamError[];

  constructor(operation: string, errors: readonly UpstreamError[]) {
    super(
      operation,
      `The reply has errors: ${errors.map(({ kind, messageKey, classification }) => messageKey ?? classification ?? kind).join(', ')}`,
    );
    this.#errors = errors;
  }

  get errors(): readonly UpstreamError[] {
    return this.#errors;
  }

  /** The message for the shopper: the first for which the shop has a text (ERR-07). */
  get messageKey(): MessageKey | undefined {
    return this.#errors.map(({ messageKey }) => knownMessage(messageKey)).find((known) => known !== undefined);
  }
}
