import type { ApolloServer, BaseContext } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request/request-context.ts';
import { contentTypeOf } from '../http/negotiation.ts';
import { wrongContentType } from '../http/errors.ts';
import { sendCompressed } from '../response-cache/send-response.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { runTrustedDocument, statusOf } from './operation-result.ts';
import type { ErrorReporter } from './error-reporter.ts';
import { contextOf } from './graphql-context.ts';
import { JSON_TYPE, graphqlErrorBody } from './graphql-json.ts';
import { readPostRequest } from './read-graphql-request.ts';
import type { GraphqlRequest } from './read-graphql-request.ts';
import { takeRequestToken } from './limit-requests.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

export interface PostHandlerParts {
  readonly apollo: ApolloServer<BaseContext>;
  readonly documents: TrustedDocuments;
  readonly errorReporter: ErrorReporter;
  /** Whether documents that the client was not built with are accepted too. */
  readonly acceptsText: boolean;
  readonly buckets: TokenBuckets;
}

const bodyOf = (graphqlRequest: GraphqlRequest): Readonly<Record<string, unknown>> => {
  if (graphqlRequest.by === 'id') return { query: graphqlRequest.document.text, variables: graphqlRequest.variables };
  const { text, variables, operationName } = graphqlRequest;
  return { query: text, variables, ...(operationName === undefined ? {} : { operationName }) };
};

/**
 * Handles `POST /graphql`: documents by id, or by text outside production. Queries by id were validated at start and run at
 * once; mutations, and all documents by text, go through Apollo's checks.
 */
export const handleGraphqlPost = async (
  parts: PostHandlerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  requestContext: RequestContext,
): Promise<FastifyReply> => {
  const { apollo, documents, errorReporter, acceptsText, buckets } = parts;
  reply.header('cache-control', NO_STORE).type(JSON_TYPE);
  // Another site's form can post fields and plain text without a preflight, but not JSON.
  if (contentTypeOf(request) !== 'application/json')
    return reply.code(415).send(graphqlErrorBody(wrongContentType('application/json')));
  const parsed = readPostRequest(request.body, documents, acceptsText);
  if (!parsed.ok) return reply.code(parsed.refusal.statusCode).send(graphqlErrorBody(parsed.refusal));
  const graphqlRequest = parsed.value;
  takeRequestToken(buckets, requestContext, graphqlRequest.by === 'id' ? graphqlRequest.document : undefined);
  await requestContext.confirmedVisitor();
  if (graphqlRequest.by === 'id' && graphqlRequest.document.operation === 'query') {
    const response = await runTrustedDocument(
      graphqlRequest.document,
      graphqlRequest.variables,
      contextOf(requestContext),
      errorReporter,
    );
    return sendCompressed(request, reply.code(statusOf(response)), JSON.stringify(response));
  }
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: bodyOf(graphqlRequest),
    },
    context: () => Promise.resolve(contextOf(requestContext)),
  });
  if (response.body.kind !== 'complete')
    return reply.code(406).send(graphqlErrorBody({ message: 'Responses are not split.' }));
  return sendCompressed(request, reply.code(response.status ?? 200), response.body.string);
};
