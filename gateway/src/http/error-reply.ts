import { HttpException } from '@nestjs/common';
import { RetryLater } from './errors.ts';
import { NoSuchWorld } from '../worlds/no-such-world.ts';
import type { ErrorReply } from './errors.ts';
import { hasMessageKey } from './shopper-message.ts';

const INTERNAL: ErrorReply = { statusCode: 500, message: 'Internal error', classification: 'INTERNAL_ERROR', messageKey: 'shop.error.internal' };

/** Fastify's refusals of bodies, in words that say how to mend them. */
const HINTS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body is of a type that is not taken here.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too long.',
};

const isFastifyError = (failure: unknown): failure is Error & { readonly code: string; readonly statusCode: number } =>
  failure instanceof Error && 'statusCode' in failure && typeof failure.statusCode === 'number' && failure.statusCode < 500 && 'code' in failure && typeof failure.code === 'string';

const replyOfHttpException = (failure: HttpException): ErrorReply => {
  const body = failure.getResponse();
  const statusCode = failure.getStatus();
  const { error: _name, ...reply } = typeof body === 'object' ? { message: failure.message, error: '', ...body } : { message: body, error: '' };
  return { classification: 'BAD_REQUEST', ...reply, statusCode };
};

/** What clients may read of a failure: the reason of a refusal, and nothing but the kind of a failure of ours. */
export const errorReplyOf = (failure: unknown): ErrorReply => {
  if (failure instanceof HttpException) return replyOfHttpException(failure);
  if (failure instanceof NoSuchWorld) return { statusCode: failure.status, message: failure.message, classification: failure.problem, world: {} };
  if (hasMessageKey(failure)) return { statusCode: 503, message: failure.message, classification: 'SHOP_ERROR', messageKey: failure.messageKey };
  if (!isFastifyError(failure)) return INTERNAL;
  return { statusCode: failure.statusCode, message: HINTS[failure.code] ?? failure.message, classification: 'BAD_REQUEST' };
};

/** Seconds for `Retry-After`; undefined if coming back later does not help. */
export const secondsUntilRetry = (failure: unknown): number | undefined => (failure instanceof RetryLater ? failure.seconds : undefined);
