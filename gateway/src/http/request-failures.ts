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

/** With how many seconds to wait. */
export class TooManyTries extends HttpException {
  readonly seconds: number;

  constructor(seconds: number) {
    const messageKey: MessageKey = 'shop.error.tooManyTries';
    super({ statusCode: HttpStatus.TOO_MANY_REQUESTS, message: `Too many tries. Come back in ${seconds} seconds.`, messageKey }, HttpStatus.TOO_MANY_REQUESTS);
    this.seconds = seconds;
  }
}
