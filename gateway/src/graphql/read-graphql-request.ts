import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Variables } from './compiled-documents.ts';
import { badRequest, forbidden } from '../http/errors.ts';
import type { ErrorReply } from '../http/errors.ts';
import type { TrustedDocument, TrustedDocuments } from './trusted-documents.ts';
import { parsedJson } from '../shared/parsed-json.ts';
import { isRecord } from '../shared/is-record.ts';

/** A GraphQL request, with the hash of one of the client's documents or with a document as text. */
export type GraphqlRequest =
  | { readonly by: 'id'; readonly document: TrustedDocument; readonly variables: Variables }
  | { readonly by: 'text'; readonly text: string; readonly variables: Variables; readonly operationName?: string };

const bad = (message: string): Result<never, ErrorReply> => refused(badRequest(message));

const read = (
  fields: Readonly<Record<string, unknown>>,
  documents: TrustedDocuments,
  acceptsText: boolean,
): Result<GraphqlRequest, ErrorReply> => {
  const { id, query, operationName } = fields;
  const variables = fields['variables'] ?? {};
  if (!isRecord(variables)) return bad('variables must be an object.');
  if (operationName != null && typeof operationName !== 'string') return bad('operationName must be a text.');
  if (id !== undefined) {
    const document = documents.find(id);
    if (document === undefined)
      return refused({
        statusCode: 404,
        message: 'No document of this id is known.',
        classification: 'UNKNOWN_DOCUMENT',
      });
    return granted({ by: 'id', document, variables });
  }
  if (typeof query !== 'string' || query === '')
    return bad('id (or, outside production, query) must name the document.');
  if (!acceptsText) return refused(forbidden('Only documents that the client was built with are executed.'));
  return granted({ by: 'text', text: query, variables, ...(operationName == null ? {} : { operationName }) });
};

/** Reads a POST request. */
export const readPostRequest = (
  body: unknown,
  documents: TrustedDocuments,
  acceptsText: boolean,
): Result<GraphqlRequest, ErrorReply> =>
  isRecord(body) ? read(body, documents, acceptsText) : bad('The body must be a JSON object with id and variables.');

/** Reads a GET request: queries by id only. */
export const readGetRequest = (
  query: unknown,
  documents: TrustedDocuments,
): Result<GraphqlRequest & { readonly by: 'id' }, ErrorReply> => {
  if (!isRecord(query) || typeof query['id'] !== 'string')
    return bad('GET accepts documents by id only: /graphql?id=…&variables=…');
  const { id, variables = '{}' } = query;
  const request = read(
    { id, variables: typeof variables === 'string' ? parsedJson(variables) : undefined },
    documents,
    false,
  );
  if (!request.ok) return request;
  if (typeof variables !== 'string' || parsedJson(variables) === undefined)
    return bad('variables must be a JSON object.');
  if (request.value.by === 'text') return bad('GET accepts documents by id only.');
  if (request.value.document.operation !== 'query')
    return refused({ ...badRequest('GET accepts queries only.'), statusCode: 405 });
  return granted(request.value);
};
