import { HttpException, HttpStatus } from '@nestjs/common';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Classification } from '../graphql/present-error.ts';

/** What is told of a failure. */
export interface ErrorReply {
  readonly statusCode: number;
  readonly message: string;
  readonly classification?: Classification;
  readonly messageKey?: MessageKey;
  /** The tester's world is missing; `startPath` starts another, if this shop can make one. */
  readonly world?: { readonly startPath?: string };
}

const error = (statusCode: HttpStatus, message: string, more: Omit<ErrorReply, 'statusCode' | 'message'> = {}): HttpException =>
  new HttpException({ statusCode, message, ...more } satisfies ErrorReply, statusCode);

export const notFound = (): HttpException => error(HttpStatus.NOT_FOUND, 'There is nothing here.', { classification: 'BAD_REQUEST' });

export const methodNotAllowed = (taken: readonly string[]): HttpException =>
  error(HttpStatus.METHOD_NOT_ALLOWED, `This address takes ${taken.join(', ')}.`, { classification: 'BAD_REQUEST' });

export const wrongOrigin = (): HttpException =>
  error(HttpStatus.FORBIDDEN, 'This is taken from pages of this shop only.', { classification: 'FORBIDDEN' });

export const invalidPreviewLink = (): HttpException =>
  error(HttpStatus.FORBIDDEN, 'This link to a preview is wrong or has expired. The CMS makes a new one.', { classification: 'FORBIDDEN' });

export const invalidToken = (): HttpException =>
  error(HttpStatus.UNAUTHORIZED, 'The token is missing or no longer valid.', { classification: 'INVALID_TOKEN' });

export const wrongContentType = (wanted: string): HttpException =>
  error(HttpStatus.UNSUPPORTED_MEDIA_TYPE, `The body must be ${wanted}.`, { classification: 'BAD_REQUEST' });

/** The same request may succeed after `seconds`. */
export class RetryLater extends HttpException {
  readonly seconds: number;

  constructor(seconds: number, { statusCode, ...more }: ErrorReply) {
    super({ statusCode, ...more }, statusCode);
    this.seconds = seconds;
  }
}

/** A limit of attempts is reached. */
export class TooManyAttempts extends RetryLater {
  constructor(seconds: number) {
    super(seconds, { statusCode: HttpStatus.TOO_MANY_REQUESTS, message: 'Too many tries. Retry-After says when to come back.', classification: 'TOO_MANY_REQUESTS', messageKey: 'shop.error.tooManyTries' });
  }
}

/** The token bucket of a network is empty. */
export class TooManyRequests extends RetryLater {
  constructor(seconds: number) {
    super(seconds, { statusCode: HttpStatus.TOO_MANY_REQUESTS, message: 'Too many requests. Retry-After says when to come back.', classification: 'TOO_MANY_REQUESTS', messageKey: 'shop.error.tooManyRequests' });
  }
}

/** The gateway cannot keep up. */
export class Overloaded extends RetryLater {
  constructor(seconds: number) {
    super(seconds, { statusCode: HttpStatus.SERVICE_UNAVAILABLE, message: 'The shop is overloaded. Retry-After says when to come back.', classification: 'SHOP_ERROR', messageKey: 'shop.error.overloaded' });
  }
}
