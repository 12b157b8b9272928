import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
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

const refusalOf = (operation: OperationDefinitionNode | undefined, context: GraphqlContext): ErrorReply | undefined => {
  switch (operation?.operation) {
    case OperationTypeNode.QUERY:
      return undefined;
    case OperationTypeNode.MUTATION:
      return mutationRefusal(context);
    case OperationTypeNode.SUBSCRIPTION:
      return badRequest('Subscriptions are not supported.');
    case undefined:
      return badRequest('operationName must be the name of one operation of the document.');
  }
};

/** Checks the type of an operation before it runs: queries pass, mutations need permission, everything else is refused. */
export const operationCheck = (): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        const refusal = refusalOf(operation, contextValue);
        if (refusal === undefined) return Promise.resolve();
        throw new GraphQLError(refusal.message, {
          originalError: httpError(refusal),
          extensions: { http: { status: refusal.statusCode } },
        });
      },
    }),
});
