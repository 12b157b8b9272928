import { GraphQLError } from 'graphql';

/** The upstream's kinds of errors. */
export type Classification =
  | 'INVALID_TOKEN'
  | 'CART_NOT_FOUND'
  | 'INTERNAL_ERROR'
  | 'BAD_REQUEST'
  | 'VALIDATION_ERROR'
  | 'INVALID_SYNTAX';

export const classified = (classification: Classification, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { classification } });

/** An error that clients recognize by its message key. */
export const keyed = (messageKey: string): GraphQLError => new GraphQLError(messageKey, { extensions: { messageKey } });

export const invalidToken = (): GraphQLError =>
  classified('INVALID_TOKEN', 'The API token is missing or no longer valid.');
export const cartNotFound = (): GraphQLError => classified('CART_NOT_FOUND', 'There is no such cart.');
/** Clients recognize it by its text (ERR-03). */
export const noUserId = (): GraphQLError => new GraphQLError('A valid user id is required.');
