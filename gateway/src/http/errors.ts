import { HttpException, HttpStatus } from '@nestjs/common';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { WorldProblem } from '../worlds/no-such-world.ts';

/** The class of an error in a reply (ERR-01, ERR-04). */
export type Classification =
  | 'INTERNAL_ERROR'
  | 'INVALID_TOKEN'
  | 'BAD_REQUEST'
  | 'FORBIDDEN'
  | 'UNKNOWN_DOCUMENT'
  | 'TOO_MANY_REQUESTS'
  | 'SHOP_ERROR'
  | WorldProblem;

/** An error as clients read it. */
export interface ErrorReply {
  readonly statusCode: number;
  readonly message: string;
  readonly classification?: Classification;
  readonly messageKey?: MessageKey;
  /** The tester's world is missing; `startPath` starts another one, if this shop can create it. */
  readonly world?: { readonly startPath?: string };
}

/** An error that defines its reply where it is thrown. */
export const httpError = (reply: ErrorReply): HttpException => new HttpException(reply, reply.statusCode);

export const badRequest = (message: string): ErrorReply => ({
  statusCode: HttpStatus.BAD_REQUEST,
  message,
  classification: 'BAD_REQUEST',
});

export const forbidden = (message: string): ErrorReply => ({
  statusCode: HttpStatus.FORBIDDEN,
  message,
  classification: 'FORBIDDEN',
});

export const INVALID_TOKEN: ErrorReply = {
  statusCode: HttpStatus.UNAUTHORIZED,
  message: 'The token is missing or no longer valid.',
  classification: 'INVALID_TOKEN',
};

export const NOT_FOUND: ErrorReply = {
  statusCode: HttpStatus.NOT_FOUND,
  message: 'There is nothing here.',
  classification: 'BAD_REQUEST',
};

export const methodNotAllowed = (allowed: readonly string[]): ErrorReply => ({
  statusCode: HttpStatus.METHOD_NOT_ALLOWED,
  message: `This URL accepts ${allowed.join(', ')}.`,
  classification: 'BAD_REQUEST',
});

export const wrongContentType = (wanted: string): ErrorReply => ({
  statusCode: HttpStatus.UNSUPPORTED_MEDIA_TYPE,
  message: `The body must be ${wanted}.`,
  classification: 'BAD_REQUEST',
});

/** The same request may succeed after `seconds`. */
export class RetryLater extends HttpException {
  readonly seconds: number;

  constructor(seconds: number, { statusCode, ...more }: ErrorReply) {
    super({ statusCode, ...more }, statusCode);
    this.seconds = seconds;
  }
}

/** The token bucket of a network is empty. */
export class TooManyRequests extends RetryLater {
  constructor(seconds: number) {
    super(seconds, {
      statusCode: HttpStatus.TOO_MANY_REQUESTS,
      message: 'Too many requests. Retry-After says when to come back.',
      classification: 'TOO_MANY_REQUESTS',
      messageKey: 'shop.error.tooManyRequests',
    });
  }
}

/** The reply to `TooManyAttempts`. */
export const TOO_MANY_ATTEMPTS: ErrorReply = {
  statusCode: HttpStatus.TOO_MANY_REQUESTS,
  message: 'Too many tries. Retry-After says when to come back.',
  classification: 'TOO_MANY_REQUESTS',
  messageKey: 'shop.error.tooManyTries',
};

export const OVERLOADED: ErrorReply = {
  statusCode: HttpStatus.SERVICE_UNAVAILABLE,
  message: 'The shop is overloaded. Retry-After says when to come back.',
  classification: 'SHOP_ERROR',
  messageKey: 'shop.error.overloaded',
};

/** The gateway is overloaded. */
export class Overloaded extends RetryLater {
  constructor(seconds: number) {
    super(seconds, OVERLOADED);
  }
}

/** A programming error: a request arrived before the app was complete. */
export class AppNotReady extends Error {
  override readonly name = 'AppNotReady';
}
