import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './graphql-context.ts';
import { RequestRefused } from './present-error.ts';

const refusal = (reason: RequestRefused): GraphQLError =>
  new GraphQLError(reason.message, { originalError: reason, extensions: { http: { status: reason.status } } });

/** Lets mutations pass that a page of this shop sent with the gateway's token (design section 6). */
export const writePermissionCheck = (): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        if (operation?.operation !== 'mutation') return Promise.resolve();
        switch (contextValue.visit.permission) {
          case 'granted':
            return Promise.resolve();
          case 'foreign-origin':
            throw refusal(new RequestRefused('FORBIDDEN', 403, 'Mutations are taken from pages of this shop only.'));
          case 'no-token':
            throw refusal(new RequestRefused('INVALID_TOKEN', 401, 'The token is missing or no longer valid.'));
        }
      },
    }),
});
