import type { FastifyRequest } from 'fastify';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Arrival } from '../arrivals.ts';
import type { Visit } from '../visit.ts';

/** What resolvers know of the request. */
export interface GraphqlContext {
  readonly requestId: string;
  /** Where the request came from, for limits on look-ups. */
  readonly address: string;
  /** The visitor; a failure where the answer is to be the same for everybody. */
  readonly visit: Visit;
  /** For what is the same for everybody on the storefront, so that answers may be kept. */
  readonly publicShopper: Shopper;
}

/** A programming error: an answer that is kept for everybody asked something personal. */
export class PersonalInPublic extends Error {
  override readonly name = 'PersonalInPublic';
}

export const contextOf = (arrival: Arrival, { id, ip }: Pick<FastifyRequest, 'id' | 'ip'>): GraphqlContext => ({
  requestId: id,
  address: ip,
  publicShopper: arrival.publicShopper,
  get visit() {
    return arrival.visit();
  },
});

/** A context without a visitor. */
export const publicContextOf = (arrival: Arrival, { id, ip }: Pick<FastifyRequest, 'id' | 'ip'>): GraphqlContext => ({
  requestId: id,
  address: ip,
  publicShopper: arrival.publicShopper,
  get visit(): Visit {
    throw new PersonalInPublic('a public answer asked who is visiting');
  },
});
