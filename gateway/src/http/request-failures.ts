import { HttpException, HttpStatus } from '@nestjs/common';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Classification } from '../graphql/present-error.ts';

/** What is told of a failure. */
export interface Told {
  readonly statusCode: number;
  readonly message: string;
  readonly classification?: Classification;
  readonly messageKey?: MessageKey;
  /** The tester's world is not there; `startPath` leads to another, where the shop can make one. */
  readonly world?: { readonly startPath?: string };
}

const told = (statusCode: HttpStatus, message: string, more: Omit<Told, 'statusCode' | 'message'> = {}): HttpException =>
  new HttpException({ statusCode, message, ...more } satisfies Told, statusCode);

export const nothingHere = (): HttpException => told(HttpStatus.NOT_FOUND, 'There is nothing here.', { classification: 'BAD_REQUEST' });

export const methodNotTaken = (taken: readonly string[]): HttpException =>
  told(HttpStatus.METHOD_NOT_ALLOWED, `This address takes ${taken.join(', ')}.`, { classification: 'BAD_REQUEST' });

export const foreignOrigin = (): HttpException =>
  told(HttpStatus.FORBIDDEN, 'This is taken from pages of this shop only.', { classification: 'FORBIDDEN' });

export const noPreview = (): HttpException =>
  told(HttpStatus.FORBIDDEN, 'This link to a preview is wrong or has expired. The CMS makes a new one.', { classification: 'FORBIDDEN' });

export const noToken = (): HttpException =>
  told(HttpStatus.UNAUTHORIZED, 'The token is missing or no longer valid.', { classification: 'INVALID_TOKEN' });

export const wrongContentType = (wanted: string): HttpException =>
  told(HttpStatus.UNSUPPORTED_MEDIA_TYPE, `The body must be ${wanted}.`, { classification: 'BAD_REQUEST' });

/** Nothing is wrong with the request but its time. */
export class ComeBackLater extends HttpException {
  readonly seconds: number;

  constructor(seconds: number, { statusCode, ...more }: Told) {
    super({ statusCode, ...more }, statusCode);
    this.seconds = seconds;
  }
}

/** Somebody tried what is limited too often. */
export class TooManyTries extends ComeBackLater {
  constructor(seconds: number) {
    super(seconds, { statusCode: HttpStatus.TOO_MANY_REQUESTS, message: 'Too many tries. Retry-After says when to come back.', classification: 'TOO_MANY_REQUESTS', messageKey: 'shop.error.tooManyTries' });
  }
}

/** A network asks more than people do. */
export class TooManyRequests extends ComeBackLater {
  constructor(seconds: number) {
    super(seconds, { statusCode: HttpStatus.TOO_MANY_REQUESTS, message: 'Too many requests. Retry-After says when to come back.', classification: 'TOO_MANY_REQUESTS', messageKey: 'shop.error.tooManyRequests' });
  }
}

/** The gateway has more to do than it can. */
export class Overloaded extends ComeBackLater {
  constructor(seconds: number) {
    super(seconds, { statusCode: HttpStatus.SERVICE_UNAVAILABLE, message: 'The shop is overloaded. Retry-After says when to come back.', classification: 'SHOP_ERROR', messageKey: 'shop.error.overloaded' });
  }
}
