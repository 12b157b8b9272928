import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import type { GraphqlContext } from './graphql-context.ts';
import { RequestRefused } from './present-error.ts';

const malformed = (message: string): RequestRefused => new RequestRefused('BAD_REQUEST', 400, message);

/** Why a mutation is not run: only pages of this shop may change something, with the gateway's token. */
const mutationRefusal = ({ visitor }: GraphqlContext): RequestRefused | undefined => {
  switch (visitor.permission) {
    case 'granted':
      return undefined;
    case 'foreign-origin':
      return new RequestRefused('FORBIDDEN', 403, 'Mutations are taken from pages of this shop only.');
    case 'no-token':
      return new RequestRefused('INVALID_TOKEN', 401, 'The token is missing or no longer valid.');
  }
};

const refusalOf = (operation: OperationDefinitionNode | undefined, context: GraphqlContext): RequestRefused | undefined => {
  switch (operation?.operation) {
    case OperationTypeNode.QUERY:
      return undefined;
    case OperationTypeNode.MUTATION:
      return mutationRefusal(context);
    case OperationTypeNode.SUBSCRIPTION:
      return malformed('Subscriptions are not answered.');
    case undefined:
      return malformed('operationName must be the name of one operation of the document.');
  }
};

/** Nothing is run before it is known what it is: queries pass, mutations need permission, all else is refused. */
export const operationCheck = (): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        const refusal = refusalOf(operation, contextValue);
        if (refusal === undefined) return Promise.resolve();
        throw new GraphQLError(refusal.message, { originalError: refusal, extensions: { http: { status: refusal.status } } });
      },
    }),
});
