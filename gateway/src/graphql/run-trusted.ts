import type { Variables } from './compiled-documents.ts';
import { presentAnswer } from './document-answer.ts';
import type { DocumentAnswer } from './document-answer.ts';
import type { ErrorDesk } from './error-desk.ts';
import type { GraphqlContext } from './graphql-context.ts';
import type { TrustedDocument } from './trusted-documents.ts';

/** Runs a document of the client's in this process: it was validated at start, so nothing is parsed or checked again. */
export const runTrusted = async (document: TrustedDocument, variables: Variables, context: GraphqlContext, desk: ErrorDesk): Promise<DocumentAnswer> =>
  presentAnswer(await document.run(context, variables), context.requestId, desk);
