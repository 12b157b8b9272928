import { HttpException } from '@nestjs/common';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { knownReplyOf } from '../http/error-reply.ts';
import { RetryLater } from '../http/errors.ts';
import type { ErrorReply } from '../http/errors.ts';

const INTERNAL = 'Internal error';

/** The thrown error; undefined if document or variables are wrong. Apollo wraps such errors once more. */
const causeOf = ({ originalError }: GraphQLError): Error | undefined =>
  originalError instanceof GraphQLError ? causeOf(originalError) : (originalError ?? undefined);

const formatted = (
  error: GraphQLError,
  { message, classification = 'BAD_REQUEST', messageKey }: Omit<ErrorReply, 'statusCode'>,
): GraphQLFormattedError => ({
  message,
  ...(error.path === undefined ? {} : { path: error.path }),
  extensions: { classification, ...(messageKey === undefined ? {} : { messageKey }) },
});

/** The limit that an operation met, with the time at which to come back; undefined if it met none. */
export const limitMetIn = (errors: readonly GraphQLError[]): Error | undefined =>
  errors.map(causeOf).find((cause) => cause instanceof RetryLater || cause instanceof TooManyAttempts);

const isClientError = (error: GraphQLError): boolean => {
  const cause = causeOf(error);
  return cause === undefined ? error.path === undefined : (knownReplyOf(cause)?.statusCode ?? 500) < 500;
};

/** An error as clients may read it: their own mistakes in words, our failures only by their class. */
export const presentError = (error: GraphQLError, isDebug: boolean): GraphQLFormattedError => {
  const cause = causeOf(error);
  const reply = knownReplyOf(cause);
  if (reply !== undefined && (isClientError(error) || !(cause instanceof HttpException)))
    return formatted(error, reply);
  if (isClientError(error)) return formatted(error, { message: error.message });
  const { messageKey } = reply ?? {};
  return formatted(error, {
    message: isDebug ? (cause?.message ?? error.message) : INTERNAL,
    classification: 'INTERNAL_ERROR',
    ...(messageKey === undefined ? {} : { messageKey }),
  });
};

/** Whether an error is our own failure and belongs in the log. */
export const isOurFailure = (error: GraphQLError): boolean => !isClientError(error);
