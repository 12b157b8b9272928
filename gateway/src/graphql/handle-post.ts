import type { ApolloServer, BaseContext } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request/request-context.ts';
import { contentTypeOf } from '../http/negotiation.ts';
import { wrongContentType } from '../http/errors.ts';
import { sendCompressed } from '../response-cache/send-response.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { idempotencyKeyIn } from './idempotency-key.ts';
import { runTrustedDocument, statusOf } from './operation-result.ts';
import { contextOf } from './graphql-context.ts';
import { JSON_TYPE, graphqlErrorBody } from './graphql-json.ts';
import { readPostRequest } from './read-graphql-request.ts';
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
  const context = contextOf(requestContext);
  if (graphqlRequest.by === 'id') {
    const { document, variables } = graphqlRequest;
    const refusal = operationRefusal(document.operation, context);
    if (refusal !== undefined) return reply.code(refusal.statusCode).send(graphqlErrorBody(refusal));
    if (document.operation === 'mutation') {
      const idempotencyKey = idempotencyKeyIn(request.headers);
      if (!idempotencyKey.ok)
        return reply.code(idempotencyKey.refusal.statusCode).send(graphqlErrorBody(idempotencyKey.refusal));
      const mutation = { document, variables, idempotencyKey: idempotencyKey.value };
      const { status, body } = await runMutation(parts, mutation, reply, requestContext);
      return sendCompressed(request, reply.code(status), body);
    }
    const response = await runTrustedDocument(document, variables, context, errorReporter);
    return sendCompressed(request, reply.code(statusOf(response)), JSON.stringify(response));
  }
  const { text, variables, operationName } = graphqlRequest;
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { query: text, variables, ...(operationName === undefined ? {} : { operationName }) },
    },
    context: () => Promise.resolve(context),
  });
  if (response.body.kind !== 'complete')
    return reply.code(406).send(graphqlErrorBody({ message: 'Responses are not split.' }));
  return sendCompressed(request, reply.code(response.status ?? 200), response.body.string);
};
