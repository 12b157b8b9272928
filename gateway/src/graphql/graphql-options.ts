import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLError } from 'graphql';
import { compiledExecution } from './compiled-execution.plugin.ts';
import type { ErrorReporter } from './error-reporter.ts';
import { documentLimits, MAX_TOKENS } from './document-limits.ts';
import { operationCheck } from './operation-check.plugin.ts';
import { withPlainFields } from './plain-fields.ts';
import { ShopApolloDriver } from './shop-apollo.driver.ts';

const asGraphqlError = (failure: unknown): GraphQLError =>
  failure instanceof GraphQLError
    ? failure
    : new GraphQLError('failure', { originalError: failure instanceof Error ? failure : new Error(String(failure)) });

/** How Nest builds the schema and Apollo executes requests. */
export const graphqlOptions = (errorReporter: ErrorReporter, isProduction: boolean): ApolloDriverConfig => ({
  driver: ShopApolloDriver,
  autoSchemaFile: true,
  // It would run an introspection query at each start; `npm run generate` does it for each change.
  buildSchemaOptions: { skipCheck: true },
  transformSchema: withPlainFields,
  graphiql: false,
  introspection: !isProduction,
  // Refusals keep their status: 400, 401, 403.
  preserveHttpStatusForExecutionErrors: false,
  autoTransformHttpErrors: false,
  persistedQueries: false,
  includeStacktraceInErrorResponses: false,
  parseOptions: { maxTokens: MAX_TOKENS },
  validationRules: [documentLimits],
  // Without the second, Apollo loads what traces of a subgraph need at each start.
  plugins: [
    ApolloServerPluginCacheControlDisabled(),
    ApolloServerPluginInlineTraceDisabled(),
    operationCheck(),
    compiledExecution(errorReporter),
  ],
  formatError: (_formatted, failure) =>
    errorReporter.present([asGraphqlError(failure)], 'graphql')[0] ?? { message: 'Internal error' },
});
