import type { FastifyRequest } from 'fastify';
import type { LoginState } from '@shop/domain/sessions/shopper';
import type { Arrival } from '../arrivals.ts';
import { shortest } from '../cache/kept-answers.ts';
import type { Making } from '../cache/kept-answers.ts';
import type { KeptAnswer } from '../cache/kept-answer.ts';
import { PersonalInPublic, publicContextOf } from '../graphql/graphql-context.ts';
import { pageAnswer, worthOf } from './page-answer.ts';
import type { PageForm } from './page-form.ts';
import type { PageParts } from './page-parts.ts';

export const noFacts = (): Promise<never> => Promise.reject(new PersonalInPublic('a public page asked where its visitor stands in the checkout'));

/**
 * A page that is the same for everybody of one login state: rendered once and cached. It is rendered without a visitor, so
 * nothing personal can get into it. Only the signed-out one may be cached outside the gateway.
 */
export const publicPage = (
  parts: PageParts,
  asked: { readonly arrival: Arrival; readonly url: string; readonly form: PageForm; readonly loginState: LoginState; readonly request: FastifyRequest },
): KeptAnswer | Promise<KeptAnswer> => {
  const { arrival, url, form, loginState, request } = asked;
  const make = async (): Promise<Making> => {
    const context = publicContextOf(arrival, request);
    const rendered = await parts.render({
      url,
      arrival,
      context,
      loginState,
      checkoutFacts: noFacts,
    });
    for (const failure of rendered.reply.failures) parts.log(failure, request.id);
    const worth = shortest(worthOf(rendered), arrival.longest, context.cachePolicy.isBrief ? 'brief' : 'kept');
    const isForEverybody = worth === 'kept' && loginState === 'logged-out' && arrival.world?.isDefault !== false;
    return { answer: pageAnswer(rendered, form, isForEverybody), worth };
  };
  const key = `${arrival.key}|${arrival.baseUrl}|${loginState}|${form}|${url}`;
  return parts.kept.of({ key, make, isShared: arrival.world === undefined });
};
