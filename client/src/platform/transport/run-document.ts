import { GraphqlFailure } from '../failures/failures.ts';
import type { TypedDocumentString } from '../generated/graphql.ts';
import type { DocumentRequest, DocumentResponse, Transport } from './transport.ts';

/** A programming error: the document has no hash from the build. */
export class UnknownDocument extends Error {
  override readonly name = 'UnknownDocument';
}

const hashOf = (document: TypedDocumentString<unknown, never>): string => {
  const hash: unknown = document.__meta__?.['hash'];
  if (typeof hash !== 'string') throw new UnknownDocument('the document carries no hash');
  return hash;
};

type CallOptions = Omit<DocumentRequest, 'id' | 'variables'>;

const isComplete = <Result>(response: DocumentResponse): response is DocumentResponse & { readonly data: Result } =>
  response.data !== undefined && response.data !== null && (response.errors?.length ?? 0) === 0;

/** Runs a trusted document. A response with data and errors counts as failed: a page never shows half of its data. */
export const runDocument = async <Result, Variables extends Readonly<Record<string, unknown>>>(
  transport: Transport,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  options: CallOptions,
): Promise<Result> => {
  const call: DocumentRequest = { id: hashOf(document), variables, ...options };
  const response = await transport(call);
  if (isComplete<Result>(response)) return response.data;
  throw new GraphqlFailure(options.operation, response.errors ?? []);
};
