import type { Variables } from './compiled-documents.ts';
import { presentResult } from './operation-result.ts';
import type { OperationResult } from './operation-result.ts';
import type { ErrorReporter } from './error-reporter.ts';
import type { GraphqlContext } from './graphql-context.ts';
import type { TrustedDocument } from './trusted-documents.ts';

/** Runs a document of the client's in this process: it was validated at start, so nothing is parsed or checked again. */
export const runTrustedDocument = async (document: TrustedDocument, variables: Variables, context: GraphqlContext, errorReporter: ErrorReporter): Promise<OperationResult> =>
  presentResult(await document.run(context, variables), context.requestId, errorReporter);
