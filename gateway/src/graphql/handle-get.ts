import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request/request-context.ts';
import { NO_STORE, publicCacheControl, queryTtl, shortestTtl } from '../response-cache/cache-policy.ts';
import type { NewResponse, ResponseCache } from '../response-cache/response-cache.ts';
import type { RawCache } from '../response-cache/raw-cache.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { sendCached, sendCompressed } from '../response-cache/send-response.ts';
import type { Variables } from './compiled-documents.ts';
import type { ErrorReporter } from './error-reporter.ts';
import { contextOf, publicContextOf } from './graphql-context.ts';
import { JSON_TYPE, graphqlErrorBody } from './graphql-json.ts';
import { readGetRequest } from './read-graphql-request.ts';
import { runTrustedDocument, statusOf } from './operation-result.ts';
import { takeRequestToken } from './limit-requests.ts';
import type { TrustedDocument, TrustedDocuments } from './trusted-documents.ts';

export interface GetHandlerParts {
  readonly documents: TrustedDocuments;
  readonly errorReporter: ErrorReporter;
  readonly responseCache: ResponseCache;
  readonly rawCache: RawCache;
  readonly buckets: TokenBuckets;
}

/** The declared variables in a fixed order: undeclared ones must not create further cache keys. */
const canonicalVariablesOf = ({ variableNames }: TrustedDocument, variables: Variables): string =>
  JSON.stringify(variableNames.map((name) => variables[name] ?? null));

/** The URL as our own pages write it (`browser-transport.ts` of the client): other spellings are endless. */
const ownUrlOf = ({ id, variableNames }: TrustedDocument, variables: Variables): string | undefined =>
  Object.keys(variables).every((name) => variableNames.includes(name))
    ? `/graphql?${new URLSearchParams({ id, variables: JSON.stringify(variables) }).toString()}`
    : undefined;

/** Handles `GET /graphql?id=…`: public queries come from the response cache, others are executed for this visitor. */
export const handleGraphqlGet = async (
  { documents, errorReporter, responseCache, rawCache, buckets }: GetHandlerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  requestContext: RequestContext,
): Promise<FastifyReply> => {
  const parsed = readGetRequest(request.query, documents);
  if (!parsed.ok && parsed.refusal.statusCode === 405) reply.header('allow', 'POST');
  if (!parsed.ok) return reply.code(parsed.refusal.statusCode).type(JSON_TYPE).send(graphqlErrorBody(parsed.refusal));
  const { document, variables } = parsed.value;
  if (!document.isPublic || requestContext.isPreview) {
    takeRequestToken(buckets, requestContext, document);
    await requestContext.confirmedVisitor();
    const result = await runTrustedDocument(document, variables, contextOf(requestContext), errorReporter);
    reply.code(statusOf(result)).header('cache-control', NO_STORE).type(JSON_TYPE);
    return sendCompressed(request, reply, JSON.stringify(result));
  }
  const canonicalVariables = canonicalVariablesOf(document, variables);
  const make = async (): Promise<NewResponse> => {
    takeRequestToken(buckets, requestContext, document);
    const context = publicContextOf(requestContext);
    const result = await runTrustedDocument(document, variables, context, errorReporter);
    const ttl = shortestTtl(
      result.errors === undefined ? 'long' : 'failed',
      requestContext.maxTtl,
      queryTtl(document, canonicalVariables),
      context.cacheHint.ttl,
    );
    const lasting = requestContext.lasting(context.cacheHint.endsAt);
    const headers = {
      'content-type': JSON_TYPE,
      vary: 'accept-encoding',
      'cache-control':
        ttl === 'long' && requestContext.world?.isDefault !== false ? publicCacheControl(lasting.lastsMs) : NO_STORE,
    };
    return { response: { status: statusOf(result), headers, body: JSON.stringify(result), ...lasting }, ttl };
  };
  const cached = responseCache.get({
    key: `${requestContext.key}|${document.id}|${canonicalVariables}`,
    make,
    isShared: requestContext.world === undefined,
  });
  return sendCached(
    request,
    reply,
    cached instanceof Promise ? await cached : cached,
    ownUrlOf(document, variables) === request.url ? rawCache : undefined,
  );
};
