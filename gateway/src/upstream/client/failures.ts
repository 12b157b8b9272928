import type { MessageKey } from '@shop/domain/shared/message-keys';
import { knownMessage } from '../shared/read-message.ts';
import { ATTEMPT_TIMEOUT_MS, MAX_RESPONSE_BYTES } from './limits.ts';
import type { UpstreamError } from './upstream-error.ts';

/** What went wrong, in the words of the log. */
const MESSAGES = {
  'not-reached': 'No connection',
  'queue-full': 'Too many requests wait already',
  'breaker-open': 'Left alone for a while after too many failures',
  deadline: 'No time left',
  cancelled: 'Nobody waits for it any more',
  'timed-out': `Request timed out (${ATTEMPT_TIMEOUT_MS}ms)`,
  'connection-lost': 'Connection lost before the answer was complete',
  'server-error': 'Answered with a server error',
  'too-many-requests': 'Asked to come back later',
  'token-refused': 'The gateway’s token is not taken',
  refused: 'Request refused',
  'not-json': 'The answer is no JSON',
  'too-large': `The answer is larger than ${MAX_RESPONSE_BYTES} bytes`,
  'wrong-shape': 'The answer has not the shape of a GraphQL answer',
  'wrong-length': 'The batch was answered with another number of entries',
  unreadable: 'The answer says something that is not known here',
} as const;

export type Problem = keyof typeof MESSAGES;

/** The upstream broke its promise. Says which operation, and nothing of who asked for what. */
export abstract class UpstreamFailure extends Error {
  readonly operation: string;

  constructor(operation: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.operation = operation;
  }
}

/** A failure on the way. */
abstract class TransportFailure extends UpstreamFailure {
  readonly problem: Problem;

  constructor(operation: string, problem: Problem, options?: ErrorOptions) {
    super(operation, MESSAGES[problem], options);
    this.problem = problem;
  }
}

/** No answer, and asking again later harms nobody: it was a question, a value set, or it never ran. */
export class UpstreamUnavailable extends TransportFailure {
  override readonly name = 'UpstreamUnavailable';
}

/** It may have run or not, and must not run twice: only reading the state tells. */
export class UnknownOutcome extends TransportFailure {
  override readonly name = 'UnknownOutcome';
  /** Never that it failed: whoever does it again may have it twice. */
  readonly messageKey: MessageKey = 'shop.error.unknownOutcome';
}

/** An answer came that cannot be read. */
export class UpstreamReplyInvalid extends TransportFailure {
  override readonly name = 'UpstreamReplyInvalid';
}

/** Refused as a request, with no word of GraphQL: asking the same again would be refused again. */
export class UpstreamRequestRefused extends UpstreamFailure {
  override readonly name = 'UpstreamRequestRefused';
  readonly status: number;

  constructor(operation: string, status: number) {
    super(operation, `${MESSAGES.refused} with status ${status}`);
    this.status = status;
  }
}

/** Whoever asked has gone. */
export class CallCancelled extends TransportFailure {
  override readonly name = 'CallCancelled';
}

/** The upstream does not grant it, and says why in a text for the shopper alone (specification A7, A8). */
export class UpstreamRefused extends UpstreamFailure {
  override readonly name = 'UpstreamRefused';
  readonly messageKey: MessageKey;

  constructor(operation: string, messageKey: MessageKey) {
    super(operation, `Refused: ${messageKey}`);
    this.messageKey = messageKey;
  }
}

/** GraphQL errors that the asker has no answer to. Their texts may name a person: they are kept out of what a log prints. */
export class UpstreamErrors extends UpstreamFailure {
  override readonly name = 'UpstreamErrors';
  readonly #errors: readonly UpstreamError[];

  constructor(operation: string, errors: readonly UpstreamError[]) {
    super(operation, `Answered with errors: ${errors.map(({ kind, messageKey, classification }) => messageKey ?? classification ?? kind).join(', ')}`);
    this.#errors = errors;
  }

  get errors(): readonly UpstreamError[] {
    return this.#errors;
  }

  /** What the shopper may be told: the first message that a text is written for (specification A8). */
  get messageKey(): MessageKey | undefined {
    return this.#errors.map(({ messageKey }) => knownMessage(messageKey)).find((known) => known !== undefined);
  }
}

/** The shopper's session was revoked (specification A8); the next page leads through /logout/. */
export class SessionRevoked extends UpstreamFailure {
  override readonly name = 'SessionRevoked';
  /** What the shopper is told where no page leads on by itself. */
  readonly messageKey: MessageKey = 'shop.error.securityLogout';

  constructor(operation: string) {
    super(operation, 'The session was revoked');
  }
}
