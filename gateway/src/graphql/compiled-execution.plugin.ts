import type { ApolloServerPlugin } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { compiledDocuments } from './compiled-documents.ts';
import type { CompiledDocuments } from './compiled-documents.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { presentResult, statusOf } from './operation-result.ts';
import type { ErrorReporter } from './error-reporter.ts';

/** Runs compiled documents instead of Apollo's executor; Apollo still parses, validates and checks them (docs/decisions/0020). */
export const compiledExecution = (errorReporter: ErrorReporter): ApolloServerPlugin<GraphqlContext> => {
  let compiled: { readonly schema: GraphQLSchema; readonly documents: CompiledDocuments } | undefined;
  const documentsFor = (schema: GraphQLSchema): CompiledDocuments => {
    if (compiled?.schema !== schema) compiled = { schema, documents: compiledDocuments(schema) };
    return compiled.documents;
  };
  return {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation: async ({ schema, document, queryHash, operationName, request, contextValue }) => {
          const run = documentsFor(schema).of(
            `${queryHash} ${operationName ?? ''}`,
            document,
            operationName ?? undefined,
          );
          const singleResult = presentResult(
            await run(contextValue, request.variables ?? {}),
            contextValue.requestId,
            errorReporter,
          );
          return {
            http: { headers: new HeaderMap(), status: statusOf(singleResult) },
            body: { kind: 'single', singleResult },
          };
        },
      }),
  };
};
