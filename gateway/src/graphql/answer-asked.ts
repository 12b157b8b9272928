import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Arrival } from '../arrivals.ts';
import { shortest } from '../cache/kept-answers.ts';
import type { CacheTime, KeptAnswers, Making } from '../cache/kept-answers.ts';
import type { ReadyAnswers } from '../http/ready-answers.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import { sendPacked } from '../http/send-packed.ts';
import { sendKept } from '../http/send-kept.ts';
import type { Variables } from './compiled-documents.ts';
import type { ErrorDesk } from './error-desk.ts';
import { contextOf, publicContextOf } from './graphql-context.ts';
import { JSON_TYPE, refusedAnswer } from './graphql-json.ts';
import { readAsked } from './read-graphql-request.ts';
import { statusOf } from './document-answer.ts';
import { runTrusted } from './run-trusted.ts';
import { takeToken } from './take-token.ts';
import type { TrustedDocument, TrustedDocuments } from './trusted-documents.ts';
import { PUBLIC_CACHE_CONTROL } from '../http/public-cache-control.ts';

export interface AskedParts {
  readonly documents: TrustedDocuments;
  readonly desk: ErrorDesk;
  readonly kept: KeptAnswers;
  readonly ready: ReadyAnswers;
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

const longestFor = ({ isEndless }: TrustedDocument, question: string): CacheTime => {
  if (question.length > MAX_KEPT_VARIABLES) return 'once';
  return isEndless ? 'brief' : 'kept';
};

/** Answers `GET /graphql?id=…`: what is public from the kept answers, the rest for this visitor alone. */
export const answerAsked = async (
  { documents, desk, kept, ready, buckets }: AskedParts,
  request: FastifyRequest,
  reply: FastifyReply,
  arrival: Arrival,
): Promise<FastifyReply> => {
  const asked = readAsked(request.query, documents);
  if (!asked.ok && asked.refusal.status === 405) reply.header('allow', 'POST');
  if (!asked.ok) return reply.code(asked.refusal.status).type(JSON_TYPE).send(refusedAnswer(asked.refusal));
  const { document, variables } = asked.value;
  if (!document.isPublic || arrival.isPreview) {
    takeToken(buckets, arrival, document);
    const answer = await runTrusted(document, variables, contextOf(arrival, request), desk);
    reply.code(statusOf(answer)).header('cache-control', 'private, no-store').type(JSON_TYPE);
    return sendPacked(request, reply, JSON.stringify(answer));
  }
  const question = canonical(document, variables);
  const make = async (): Promise<Making> => {
    takeToken(buckets, arrival, document);
    const context = publicContextOf(arrival, request);
    const answer = await runTrusted(document, variables, context, desk);
    const limits = [arrival.longest, longestFor(document, question), context.cachePolicy.isBrief ? 'brief' : 'kept'] as const;
    const worth = shortest(answer.errors === undefined ? 'kept' : 'last-resort', ...limits);
    const headers = { 'content-type': JSON_TYPE, vary: 'accept-encoding', 'cache-control': worth === 'kept' && arrival.world?.isDefault !== false ? PUBLIC_CACHE_CONTROL : 'private, no-store' };
    return { answer: { status: statusOf(answer), headers, body: JSON.stringify(answer) }, worth };
  };
  const known = kept.of({ key: `${arrival.key}|${document.id}|${question}`, make, isShared: arrival.world === undefined });
  return sendKept(request, reply, known instanceof Promise ? await known : known, addressOf(document, variables) === request.url ? ready : undefined);
};
