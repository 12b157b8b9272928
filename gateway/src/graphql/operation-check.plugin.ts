import type { ApolloServerPlugin } from '@apollo/server';
import type { OperationTypeNode } from 'graphql';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './graphql-context.ts';
import { badRequest, forbidden, httpError, INVALID_TOKEN } from '../http/errors.ts';
import type { ErrorReply } from '../http/errors.ts';

/** Why a mutation is not executed: only pages of this shop that carry the gateway's token may change anything. */
const mutationRefusal = (context: GraphqlContext): ErrorReply | undefined => {
  switch (context.permission()) {
    case 'granted':
      return undefined;
    case 'foreign-origin':
      return forbidden('Mutations are taken from pages of this shop only.');
    case 'no-token':
      return INVALID_TOKEN;
  }
};

/** Why an operation is not executed: queries pass, mutations need permission, everything else is refused. */
export const operationRefusal = (
  operation: `${OperationTypeNode}` | undefined,
  context: GraphqlContext,
): ErrorReply | undefined => {
  switch (operation) {
    case 'query':
      return undefined;
    case 'mutation':
      return mutationRefusal(context);
    case 'subscription':
      return badRequest('Subscriptions are not supported.');
    case undefined:
      return badRequest('operationName must be the name of one operation of the document.');
  }
};

/** Refuses operations before they run. */
export const operationCheck = (): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        const refusal = operationRefusal(operation?.operation, contextValue);
        if (refusal === undefined) return Promise.resolve();
        throw new GraphQLError(refusal.message, {
          originalError: httpError(refusal),
          extensions: { http: { status: refusal.statusCode } },
        });
      },
    }),
});
