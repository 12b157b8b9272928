import { HttpException } from '@nestjs/common';
import { ComeBackLater } from './request-failures.ts';
import { NoSuchWorld } from '../worlds/no-such-world.ts';
import type { Told } from './request-failures.ts';
import { tellsShopper } from './telling-failure.ts';

const INTERNAL: Told = { statusCode: 500, message: 'Internal error', classification: 'INTERNAL_ERROR', messageKey: 'shop.error.internal' };

/** Fastify's refusals of bodies, in words that say how to mend them. */
const MENDING: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body is of a type that is not taken here.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too long.',
};

const isRefusalOfFastify = (failure: unknown): failure is Error & { readonly code: string; readonly statusCode: number } =>
  failure instanceof Error && 'statusCode' in failure && typeof failure.statusCode === 'number' && failure.statusCode < 500 && 'code' in failure && typeof failure.code === 'string';

const toldBy = (failure: HttpException): Told => {
  const body = failure.getResponse();
  const statusCode = failure.getStatus();
  const { error: _name, ...told } = typeof body === 'object' ? { message: failure.message, error: '', ...body } : { message: body, error: '' };
  return { classification: 'BAD_REQUEST', ...told, statusCode };
};

/** What clients may read of a failure: the reason of a refusal, and nothing but the kind of a failure of ours. */
export const tellFailure = (failure: unknown): Told => {
  if (failure instanceof HttpException) return toldBy(failure);
  if (failure instanceof NoSuchWorld) return { statusCode: failure.status, message: failure.message, classification: failure.problem, world: {} };
  if (tellsShopper(failure)) return { statusCode: 503, message: failure.message, classification: 'SHOP_ERROR', messageKey: failure.messageKey };
  if (!isRefusalOfFastify(failure)) return INTERNAL;
  return { statusCode: failure.statusCode, message: MENDING[failure.code] ?? failure.message, classification: 'BAD_REQUEST' };
};

/** Seconds for `Retry-After`; undefined if coming back later does not help. */
export const secondsUntilRetry = (failure: unknown): number | undefined => (failure instanceof ComeBackLater ? failure.seconds : undefined);
