import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageFailure } from '@shop/client/app/page-contract';
import type { Arrival } from '../arrivals.ts';
import { keptAnswer } from '../cache/kept-answer.ts';
import type { KeptAnswer } from '../cache/kept-answer.ts';
import { shortest } from '../cache/kept-answers.ts';
import type { Making } from '../cache/kept-answers.ts';
import { publicContextOf } from '../graphql/graphql-context.ts';
import { sendKept } from '../http/send-kept.ts';
import { leaveWorld } from '../worlds/leave-world.ts';
import { afterSecurityLogout } from './after-security-logout.ts';
import { pageAnswer } from './page-answer.ts';
import { pageFormOf } from './page-form.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageForm } from './page-form.ts';
import type { PageParts } from './page-parts.ts';
import { noFacts } from './public-page.ts';

/** Sent if not even the error page can be rendered; it has no words to translate. */
const bare = (statusCode: number): PageAnswer => ({
  status: statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  body: `<!doctype html><title>${statusCode}</title><h1>${statusCode}</h1><p><a href="/">Pausenhof</a></p>`,
});

/** Scripts that ask for the data of a page read no HTML. */
const failureAsData = ({ statusCode, message }: PageFailure): PageAnswer => ({
  status: statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
  body: JSON.stringify({ statusCode, message }),
});

/** The page of a failure, which depends on nothing of the visitor but the login state. */
export const failurePage = async (parts: PageParts, arrival: Arrival, request: FastifyRequest, failure: PageFailure, form: PageForm = 'document'): Promise<PageAnswer> => {
  if (form === 'payload') return failureAsData(failure);
  try {
    if (failure.world !== undefined) leaveWorld(arrival.jar);
    const loginState = failure.world === undefined ? arrival.visit().shopper.loginState : 'logged-out';
    const rendered = await parts.renderFailure({ url: '/', arrival, context: publicContextOf(arrival, request), loginState, checkoutFacts: noFacts, failure });
    for (const met of rendered.reply.failures) parts.log(met, request.id);
    return { ...pageAnswer(rendered, 'document', false), status: failure.statusCode };
  } catch (broken) {
    parts.log(broken, request.id);
    return bare(failure.statusCode);
  }
};

/** The page that refuses an address. It does not contain the address, so all that are refused for one reason share it. */
export const refusalPage = (parts: PageParts, arrival: Arrival, request: FastifyRequest, refusal: PageFailure, form: PageForm): KeptAnswer | Promise<KeptAnswer> => {
  const { loginState } = arrival.visit().shopper;
  const make = async (): Promise<Making> => {
    const answer = await failurePage(parts, arrival, request, refusal, form);
    return { answer, worth: shortest(answer.status === refusal.statusCode ? 'brief' : 'once', arrival.longest) };
  };
  return parts.kept.of({ key: `${arrival.key}|${arrival.baseUrl}|${loginState}|${form}|${refusal.statusCode} ${refusal.message}`, make, isShared: false });
};

/** Refusals that come in great numbers, so their page must cost next to nothing. */
const COME_BACK_LATER: readonly number[] = [429, 503];

/** Answers a failure before a page was rendered, or of a form. */
export const failureDoor =
  (parts: PageParts) =>
  async (request: FastifyRequest, reply: FastifyReply, arrival: Arrival, failure: PageFailure): Promise<FastifyReply> => {
    const isCheap = COME_BACK_LATER.includes(failure.statusCode);
    const page = isCheap ? await refusalPage(parts, arrival, request, failure, pageFormOf(request.originalUrl)) : await failurePage(parts, arrival, request, failure);
    const answer = afterSecurityLogout(arrival, page);
    return sendKept(request, reply, 'body' in answer ? keptAnswer(answer, 0) : answer);
  };
