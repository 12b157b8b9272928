import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { Variables } from './compiled-documents.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { GraphqlContext } from './graphql-context.ts';
import type { TrustedDocument } from './trusted-documents.ts';

export interface OperationResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** The result of an execution as it is sent, with its errors presented by the `ErrorReporter`. */
export const presentResult = (
  { data, errors }: ExecutionResult,
  requestId: string,
  errorReporter: ErrorReporter,
): OperationResult => ({
  ...(errors === undefined ? {} : { errors: errorReporter.present(errors, requestId) }),
  ...(data === undefined ? {} : { data }),
});

/** Whether the request itself is wrong, such as an id that none can have. */
export const isMalformed = ({ extensions }: GraphQLFormattedError): boolean =>
  extensions?.['classification'] === 'BAD_REQUEST';

/** 400 for a malformed request; failures of the shop are reported with status 200. */
export const statusOf = ({ data, errors = [] }: OperationResult): number =>
  data === undefined || errors.some(isMalformed) ? 400 : 200;

/** Runs a document of the client. It was validated at start, so nothing is parsed or checked again. */
export const runTrustedDocument = async (
  document: TrustedDocument,
  variables: Variables,
  context: GraphqlContext,
  errorReporter: ErrorReporter,
): Promise<OperationResult> => presentResult(await document.run(context, variables), context.requestId, errorReporter);
