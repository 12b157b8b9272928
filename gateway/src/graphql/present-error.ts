import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { hasMessageKey } from '../http/shopper-message.ts';
import { NoSuchWorld } from '../worlds/no-such-world.ts';
import type { WorldProblem } from '../worlds/no-such-world.ts';

/** What kind of failure an answer tells of (specification A8). */
export type Classification = 'INTERNAL_ERROR' | 'INVALID_TOKEN' | 'BAD_REQUEST' | 'FORBIDDEN' | 'UNKNOWN_DOCUMENT' | 'TOO_MANY_REQUESTS' | 'SHOP_ERROR' | WorldProblem;

/** A request that is refused as a whole, with its HTTP status. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly classification: Classification;
  readonly status: number;

  constructor(classification: Classification, status: number, message: string) {
    super(message);
    this.classification = classification;
    this.status = status;
  }
}

const INTERNAL = 'Internal error';

const messagesOf = (failure: HttpException): string => {
  const body = failure.getResponse();
  const message = typeof body === 'object' && 'message' in body ? body.message : body;
  return Array.isArray(message) ? message.join('; ') : String(message);
};

/** What was thrown; nothing where the document or its variables are wrong. Apollo wraps such errors once more. */
const causeOf = ({ originalError }: GraphQLError): Error | undefined =>
  originalError instanceof GraphQLError ? causeOf(originalError) : (originalError ?? undefined);

const messageKeyOf = (failure: unknown): string | undefined => {
  if (hasMessageKey(failure)) return failure.messageKey;
  const body = failure instanceof HttpException ? failure.getResponse() : undefined;
  return typeof body === 'object' && 'messageKey' in body ? String(body.messageKey) : undefined;
};

const formatted = (error: GraphQLError, message: string, classification: Classification): GraphQLFormattedError => {
  const messageKey = messageKeyOf(causeOf(error));
  return {
    message,
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions: { classification, ...(messageKey === undefined ? {} : { messageKey }) },
  };
};

const isSendersFault = (error: GraphQLError): boolean => {
  const cause = causeOf(error);
  if (cause === undefined) return error.path === undefined;
  return cause instanceof RequestRefused || cause instanceof NoSuchWorld || (cause instanceof HttpException && cause.getStatus() < 500);
};

const classificationOf = (failure: HttpException): Classification => {
  switch (failure.getStatus()) {
    case 403:
      return 'FORBIDDEN';
    case 429:
      return 'TOO_MANY_REQUESTS';
    default:
      return 'BAD_REQUEST';
  }
};

/** A failure as it may be told: what the sender did wrong in words, what went wrong here only by its kind. */
export const presentError = (error: GraphQLError, isDebug: boolean): GraphQLFormattedError => {
  const cause = causeOf(error);
  if (hasMessageKey(cause)) return formatted(error, cause.message, 'SHOP_ERROR');
  if (!isSendersFault(error)) return formatted(error, isDebug ? (cause?.message ?? error.message) : INTERNAL, 'INTERNAL_ERROR');
  if (cause instanceof RequestRefused) return formatted(error, cause.message, cause.classification);
  if (cause instanceof NoSuchWorld) return formatted(error, cause.message, cause.problem);
  if (cause instanceof HttpException) return formatted(error, messagesOf(cause), classificationOf(cause));
  return formatted(error, error.message, 'BAD_REQUEST');
};

/** Whether a failure is ours and belongs into the log. */
export const isOurFailure = (error: GraphQLError): boolean => !isSendersFault(error);
