import { GraphQLError } from 'graphql';

/** How the upstream names a kind of error. */
export type Classification = 'INVALID_TOKEN' | 'CART_NOT_FOUND' | 'INTERNAL_ERROR' | 'BAD_REQUEST' | 'VALIDATION_ERROR' | 'INVALID_SYNTAX';

export const classified = (classification: Classification, message: string): GraphQLError => new GraphQLError(message, { extensions: { classification } });

/** An error that its reader knows by the key of a message. */
export const keyed = (messageKey: string): GraphQLError => new GraphQLError(messageKey, { extensions: { messageKey } });

export const invalidToken = (): GraphQLError => classified('INVALID_TOKEN', 'The API token is missing or no longer valid.');
export const cartNotFound = (): GraphQLError => classified('CART_NOT_FOUND', 'There is no such cart.');
/** Known by its words alone (specification A8). */
export const noUserId = (): GraphQLError => new GraphQLError('A valid user id is required.');
