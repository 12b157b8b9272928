import type { ApolloServer, BaseContext } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Arrival } from '../arrivals.ts';
import { contentTypeOf } from '../http/content-type.ts';
import { sendPacked } from '../http/send-packed.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { statusOf } from './document-answer.ts';
import type { ErrorDesk } from './error-desk.ts';
import { contextOf } from './graphql-context.ts';
import { JSON_TYPE, refusedAnswer } from './graphql-json.ts';
import { readPosted } from './read-graphql-request.ts';
import type { GraphqlRequest } from './read-graphql-request.ts';
import { runTrusted } from './run-trusted.ts';
import { takeToken } from './take-token.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

export interface PostedParts {
  readonly apollo: ApolloServer<BaseContext>;
  readonly documents: TrustedDocuments;
  readonly desk: ErrorDesk;
  /** Whether documents that the client was not built with are taken too. */
  readonly takesText: boolean;
  readonly buckets: TokenBuckets;
}

/** A form of another site can post fields and plain text without asking first, but never JSON. */
const NOT_JSON = { classification: 'BAD_REQUEST', message: 'The body must be application/json.' } as const;

const bodyOf = (asked: GraphqlRequest): Readonly<Record<string, unknown>> => {
  if (asked.by === 'id') return { query: asked.document.text, variables: asked.variables };
  const { text, variables, operationName } = asked;
  return { query: text, variables, ...(operationName === undefined ? {} : { operationName }) };
};

/**
 * Answers `POST /graphql`: documents by id, or by text outside production. Queries by id were checked when the process
 * started and run at once; mutations, and every document by text, go through Apollo's checks.
 */
export const answerPosted = async (parts: PostedParts, request: FastifyRequest, reply: FastifyReply, arrival: Arrival): Promise<FastifyReply> => {
  const { apollo, documents, desk, takesText, buckets } = parts;
  reply.header('cache-control', 'private, no-store').type(JSON_TYPE);
  if (contentTypeOf(request) !== 'application/json') return reply.code(415).send(refusedAnswer(NOT_JSON));
  const posted = readPosted(request.body, documents, takesText);
  if (!posted.ok) return reply.code(posted.refusal.status).send(refusedAnswer(posted.refusal));
  const asked = posted.value;
  takeToken(buckets, arrival, asked.by === 'id' ? asked.document : undefined);
  if (asked.by === 'id' && asked.document.operation === 'query') {
    const answer = await runTrusted(asked.document, asked.variables, contextOf(arrival, request), desk);
    return sendPacked(request, reply.code(statusOf(answer)), JSON.stringify(answer));
  }
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: bodyOf(asked),
    },
    context: () => Promise.resolve(contextOf(arrival, request)),
  });
  if (answer.body.kind !== 'complete') return reply.code(406).send(refusedAnswer({ classification: 'BAD_REQUEST', message: 'Answers come whole.' }));
  return sendPacked(request, reply.code(answer.status ?? 200), answer.body.string);
};
