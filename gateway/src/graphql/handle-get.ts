import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request/request-context.ts';
import { shortestTtl } from '../response-cache/response-cache.ts';
import type { CacheTtl, ResponseCache, FreshResponse } from '../response-cache/response-cache.ts';
import type { RawCache } from '../response-cache/raw-cache.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { sendCompressed } from '../http/send-compressed.ts';
import { sendCached } from '../http/send-cached.ts';
import type { Variables } from './compiled-documents.ts';
import type { ErrorReporter } from './error-reporter.ts';
import { contextOf, publicContextOf } from './graphql-context.ts';
import { JSON_TYPE, graphqlErrorBody } from './graphql-json.ts';
import { readGetRequest } from './read-graphql-request.ts';
import { statusOf } from './operation-result.ts';
import { runTrustedDocument } from './run-trusted-document.ts';
import { takeRequestToken } from './limit-requests.ts';
import type { TrustedDocument, TrustedDocuments } from './trusted-documents.ts';
import { PUBLIC_CACHE_CONTROL } from '../response-cache/cache-policy.ts';

export interface GetHandlerParts {
  readonly documents: TrustedDocuments;
  readonly errorReporter: ErrorReporter;
  readonly kept: ResponseCache;
  readonly rawCache: RawCache;
  readonly buckets: TokenBuckets;
}

/** Longer variables are answered, but not kept. */
const MAX_KEPT_VARIABLES = 2_000;

/** The variables that the document declares, in a fixed order: undeclared ones must not make further keys. */
const canonical = ({ variableNames }: TrustedDocument, variables: Variables): string =>
  JSON.stringify(variableNames.map((name) => variables[name] ?? null));

/** The address by which our own pages ask (`browser-transport.ts` of the client); there is no end of other spellings. */
const addressOf = ({ id, variableNames }: TrustedDocument, variables: Variables): string | undefined =>
  Object.keys(variables).every((name) => variableNames.includes(name)) ? `/graphql?${new URLSearchParams({ id, variables: JSON.stringify(variables) }).toString()}` : undefined;

const maxTtlFor = ({ hasListOfIds }: TrustedDocument, question: string): CacheTtl => {
  if (question.length > MAX_KEPT_VARIABLES) return 'once';
  return hasListOfIds ? 'brief' : 'kept';
};

/** Answers `GET /graphql?id=…`: what is public from the kept answers, the rest for this visitor alone. */
export const handleGraphqlGet = async (
  { documents, errorReporter, kept, rawCache, buckets }: GetHandlerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  requestContext: RequestContext,
): Promise<FastifyReply> => {
  const asked = readGetRequest(request.query, documents);
  if (!asked.ok && asked.refusal.status === 405) reply.header('allow', 'POST');
  if (!asked.ok) return reply.code(asked.refusal.status).type(JSON_TYPE).send(graphqlErrorBody(asked.refusal));
  const { document, variables } = asked.value;
  if (!document.isPublic || requestContext.isPreview) {
    takeRequestToken(buckets, requestContext, document);
    const answer = await runTrustedDocument(document, variables, contextOf(requestContext, request), errorReporter);
    reply.code(statusOf(answer)).header('cache-control', 'private, no-store').type(JSON_TYPE);
    return sendCompressed(request, reply, JSON.stringify(answer));
  }
  const question = canonical(document, variables);
  const make = async (): Promise<FreshResponse> => {
    takeRequestToken(buckets, requestContext, document);
    const context = publicContextOf(requestContext, request);
    const answer = await runTrustedDocument(document, variables, context, errorReporter);
    const limits = [requestContext.maxTtl, maxTtlFor(document, question), context.cachePolicy.isBrief ? 'brief' : 'kept'] as const;
    const ttl = shortestTtl(answer.errors === undefined ? 'kept' : 'last-resort', ...limits);
    const headers = { 'content-type': JSON_TYPE, vary: 'accept-encoding', 'cache-control': ttl === 'kept' && requestContext.world?.isDefault !== false ? PUBLIC_CACHE_CONTROL : 'private, no-store' };
    return { answer: { status: statusOf(answer), headers, body: JSON.stringify(answer) }, ttl };
  };
  const known = kept.of({ key: `${requestContext.key}|${document.id}|${question}`, make, isShared: requestContext.world === undefined });
  return sendCached(request, reply, known instanceof Promise ? await known : known, addressOf(document, variables) === request.url ? rawCache : undefined);
};
