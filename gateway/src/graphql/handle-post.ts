import type { ApolloServer, BaseContext } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request/request-context.ts';
import { contentTypeOf } from '../http/negotiation.ts';
import { wrongContentType } from '../http/errors.ts';
import type { ErrorReply } from '../http/errors.ts';
import { sendCompressed } from '../response-cache/send-response.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { idempotencyKeyIn } from './idempotency-key.ts';
import { runTrustedDocument, statusOf } from './operation-result.ts';
import { contextOf } from './graphql-context.ts';
import { JSON_TYPE, graphqlErrorBody } from './graphql-json.ts';
import { readPostRequest } from './read-graphql-request.ts';
import type { GraphqlRequest } from './read-graphql-request.ts';
import { operationRefusal } from './operation-check.plugin.ts';
import { runMutation } from './run-mutation.ts';
import type { MutationParts } from './run-mutation.ts';
import { takeRequestToken } from './limit-requests.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

export interface PostHandlerParts extends MutationParts {
  readonly apollo: ApolloServer<BaseContext>;
  readonly documents: TrustedDocuments;
  /** Whether documents that the client was not built with are accepted too. */
  readonly acceptsText: boolean;
  readonly buckets: TokenBuckets;
}

const resultById = async (
  parts: PostHandlerParts,
  { document, variables }: GraphqlRequest & { readonly by: 'id' },
  request: FastifyRequest,
  reply: FastifyReply,
  requestContext: RequestContext,
): Promise<Result<{ readonly status: number; readonly body: string }, ErrorReply>> => {
  const context = contextOf(requestContext);
  const refusal = operationRefusal(document.operation, context);
  if (refusal !== undefined) return refused(refusal);
  if (document.operation === 'mutation') {
    const key = idempotencyKeyIn(request.headers);
    if (!key.ok) return key;
    return granted(await runMutation(parts, { document, variables, idempotencyKey: key.value }, reply, requestContext));
  }
  const result = await runTrustedDocument(document, variables, context, parts.errorReporter);
  return granted({ status: statusOf(result), body: JSON.stringify(result) });
};

/**
 * Handles `POST /graphql`: documents by id, or by text outside production. Those by id were validated at start and run at
 * once; those by text go through Apollo's checks, and have no idempotency keys.
 */
export const handleGraphqlPost = async (
  parts: PostHandlerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  requestContext: RequestContext,
): Promise<FastifyReply> => {
  const { apollo, documents, acceptsText, buckets } = parts;
  reply.header('cache-control', NO_STORE).type(JSON_TYPE);
  // Another site's form can post fields and plain text without a preflight, but not JSON.
  if (contentTypeOf(request) !== 'application/json')
    return reply.code(415).send(graphqlErrorBody(wrongContentType('application/json')));
  const parsed = readPostRequest(request.body, documents, acceptsText);
  if (!parsed.ok) return reply.code(parsed.refusal.statusCode).send(graphqlErrorBody(parsed.refusal));
  const graphqlRequest = parsed.value;
  takeRequestToken(buckets, requestContext, graphqlRequest.by === 'id' ? graphqlRequest.document : undefined);
  await requestContext.confirmedVisitor();
  if (graphqlRequest.by === 'id') {
    const result = await resultById(parts, graphqlRequest, request, reply, requestContext);
    if (!result.ok) return reply.code(result.refusal.statusCode).send(graphqlErrorBody(result.refusal));
    return sendCompressed(request, reply.code(result.value.status), result.value.body);
  }
  const { text, variables, operationName } = graphqlRequest;
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { query: text, variables, ...(operationName === undefined ? {} : { operationName }) },
    },
    context: () => Promise.resolve(contextOf(requestContext)),
  });
  if (response.body.kind !== 'complete')
    return reply.code(406).send(graphqlErrorBody({ message: 'Responses are not split.' }));
  return sendCompressed(request, reply.code(response.status ?? 200), response.body.string);
};
