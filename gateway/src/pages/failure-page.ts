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

/** What is shown where not even the error page can be drawn; it has no words to be translated. */
const bare = (statusCode: number): PageAnswer => ({
  status: statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  body: `<!doctype html><title>${statusCode}</title><h1>${statusCode}</h1><p><a href="/">Pausenhof</a></p>`,
});

/** Who asks for the data of a page reads no HTML. */
const failureAsData = ({ statusCode, message }: PageFailure): PageAnswer => ({
  status: statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
  body: JSON.stringify({ statusCode, message }),
});

/** A failure as its page, which knows nothing of its visitor but whether somebody is signed in. */
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

/** The page that says what is wrong with an address. It does not name the address, so one is drawn for all that are wrong alike. */
export const refusalPage = (parts: PageParts, arrival: Arrival, request: FastifyRequest, refusal: PageFailure, form: PageForm): KeptAnswer | Promise<KeptAnswer> => {
  const { loginState } = arrival.visit().shopper;
  const make = async (): Promise<Making> => {
    const answer = await failurePage(parts, arrival, request, refusal, form);
    return { answer, worth: shortest(answer.status === refusal.statusCode ? 'brief' : 'once', arrival.longest) };
  };
  return parts.kept.of({ key: `${arrival.key}|${arrival.baseUrl}|${loginState}|${form}|${refusal.statusCode} ${refusal.message}`, make, isShared: false });
};

/** Refusals that come in great numbers: what says so must cost next to nothing. */
const COME_BACK_LATER: readonly number[] = [429, 503];

/** Sends a failure that was met before any page was asked for, or by a form. */
export const failureDoor =
  (parts: PageParts) =>
  async (request: FastifyRequest, reply: FastifyReply, arrival: Arrival, failure: PageFailure): Promise<FastifyReply> => {
    const isCheap = COME_BACK_LATER.includes(failure.statusCode);
    const page = isCheap ? await refusalPage(parts, arrival, request, failure, pageFormOf(request.originalUrl)) : await failurePage(parts, arrival, request, failure);
    const answer = afterSecurityLogout(arrival, page);
    return sendKept(request, reply, 'body' in answer ? keptAnswer(answer, 0) : answer);
  };
