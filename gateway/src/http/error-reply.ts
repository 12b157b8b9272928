import { HttpException } from '@nestjs/common';
import { MESSAGE_KEYS, OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { ShopBusy } from '@shop/domain/shared/shop-busy';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { NoSuchWorld } from '../worlds/no-such-world.ts';
import { OVERLOADED, RetryLater, TOO_MANY_ATTEMPTS } from './errors.ts';
import type { ErrorReply } from './errors.ts';

const INTERNAL: ErrorReply = {
  statusCode: 500,
  message: 'Internal error',
  classification: 'INTERNAL_ERROR',
  messageKey: 'shop.error.internal',
};

/** `Retry-After` while the shop is too busy: the longest wait in a queue is twice as long. */
const BUSY_SECONDS = 5;

/** Why is in the log: clients learn what the shopper may read. */
const NOT_COMPLETED = 'The shop could not complete the request.';

/** What is wrong with a body that Fastify refuses. */
const BODY_ERRORS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body is of a type that is not taken here.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too long.',
};

const KEYS: ReadonlySet<unknown> = new Set([...MESSAGE_KEYS, ...OWN_MESSAGE_KEYS]);

/** Whether a failure of the shop has a message key for the shopper. */
const hasMessageKey = (failure: unknown): failure is Error & { readonly messageKey: MessageKey } =>
  failure instanceof Error && 'messageKey' in failure && KEYS.has(failure.messageKey);

/** The text that the specification gives to a failure (UPSTREAM-09). */
const specifiedMessageOf = (failure: Error): string | undefined =>
  'specifiedMessage' in failure && typeof failure.specifiedMessage === 'string' ? failure.specifiedMessage : undefined;

const isFastifyError = (failure: unknown): failure is Error & { readonly code: string; readonly statusCode: number } =>
  failure instanceof Error &&
  'statusCode' in failure &&
  typeof failure.statusCode === 'number' &&
  failure.statusCode < 500 &&
  'code' in failure &&
  typeof failure.code === 'string';

const replyOfHttpException = (failure: HttpException): ErrorReply => {
  const body = failure.getResponse();
  const statusCode = failure.getStatus();
  const { error: _name, ...reply } =
    typeof body === 'object' ? { message: failure.message, error: '', ...body } : { message: body, error: '' };
  return { classification: 'BAD_REQUEST', ...reply, statusCode };
};

/** The reply to an error that defines one; undefined for our own failures, whose details clients do not see. */
export const knownReplyOf = (failure: unknown): ErrorReply | undefined => {
  if (failure instanceof HttpException) return replyOfHttpException(failure);
  if (failure instanceof NoSuchWorld)
    return { statusCode: failure.status, message: failure.message, classification: failure.problem, world: {} };
  if (failure instanceof ShopBusy) return OVERLOADED;
  if (failure instanceof TooManyAttempts) return TOO_MANY_ATTEMPTS;
  if (hasMessageKey(failure))
    return {
      statusCode: 503,
      message: specifiedMessageOf(failure) ?? NOT_COMPLETED,
      classification: 'SHOP_ERROR',
      messageKey: failure.messageKey,
    };
  return undefined;
};

/** What clients may read about a thrown error. */
export const errorReplyOf = (failure: unknown): ErrorReply => {
  const known = knownReplyOf(failure);
  if (known !== undefined) return known;
  if (!isFastifyError(failure)) return INTERNAL;
  return {
    statusCode: failure.statusCode,
    message: BODY_ERRORS[failure.code] ?? failure.message,
    classification: 'BAD_REQUEST',
  };
};

/** Seconds for `Retry-After`; undefined if retrying does not help. */
export const retryAfterOf = (failure: unknown): number | undefined => {
  if (failure instanceof ShopBusy) return BUSY_SECONDS;
  return failure instanceof RetryLater || failure instanceof TooManyAttempts ? failure.seconds : undefined;
};
