import type { FastifyRequest } from 'fastify';
import { isCheckoutPath, guardFor } from '@shop/domain/checkout/guards';
import type { GuardResult } from '@shop/domain/checkout/guards';
import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import type { FormEcho, ServerToast } from '@shop/client/app/page-contract';
import type { Arrival } from '../arrivals.ts';
import { factsWithoutCart, readCheckoutFacts } from '../checkout/read-checkout-facts.ts';
import { contextOf } from '../graphql/graphql-context.ts';
import { pageAnswer } from './page-answer.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageForm } from './page-form.ts';
import type { PageParts } from './page-parts.ts';

const noticesOf = (guardResult: GuardResult): readonly ServerToast[] =>
  guardResult.action === 'redirect' && guardResult.notice !== undefined ? [{ kind: guardResult.noticeKind ?? 'info', messageKey: guardResult.notice }] : [];

const sentTo = (path: string, toasts: readonly ServerToast[]): PageAnswer => ({
  status: 302,
  headers: { location: path, 'cache-control': 'private, no-store' },
  body: '',
  toasts,
});

/** A redirect shows no toasts, so they are left for the next page. */
const withNotices = (answer: PageAnswer, toasts: readonly ServerToast[]): PageAnswer =>
  answer.headers['location'] === undefined || answer.toasts !== undefined ? answer : { ...answer, toasts };

/** Reads the facts at most once, however many ask. */
const once = (read: () => Promise<CheckoutFacts>): (() => Promise<CheckoutFacts>) => {
  let reading: Promise<CheckoutFacts> | undefined;
  return () => (reading ??= read());
};

/** A page for this visitor alone: guarded first, then rendered anew, never kept. */
export const personalPage = async (
  parts: PageParts,
  asked: {
    readonly arrival: Arrival;
    readonly path: string;
    readonly query: URLSearchParams;
    readonly url: string;
    readonly form: PageForm;
    readonly request: FastifyRequest;
    readonly toasts: readonly ServerToast[];
    readonly formEcho: FormEcho | undefined;
  },
): Promise<PageAnswer> => {
  const { arrival, path, query, url, form, request, toasts, formEcho } = asked;
  const visit = arrival.visit();
  const checkoutFacts = once(() => readCheckoutFacts(parts.shop)(visit));
  const facts = isCheckoutPath(path) ? await checkoutFacts() : factsWithoutCart(visit);
  const guardResult = guardFor(path, Object.fromEntries(query), facts);
  if (guardResult.action === 'redirect') return sentTo(guardResult.path, [...toasts, ...noticesOf(guardResult)]);
  const { loginState } = visit.shopper;
  const rendered = await parts.render({ url, arrival, context: contextOf(arrival, request), loginState, checkoutFacts, toasts, formEcho });
  for (const failure of rendered.reply.failures) parts.log(failure, request.id);
  return withNotices(pageAnswer(rendered, form, false), toasts);
};
