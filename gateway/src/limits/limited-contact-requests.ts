import type { ContactRequests } from '@shop/domain/contact-requests/contact-requests.port';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import type { RequestSource } from '../visit/request-source.ts';
import type { Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.contact.tooMany' };

/** Limits requests, because somebody reads each of them; photos count as uploads. */
export const limitedContactRequests = (
  contactRequests: ContactRequests,
  counters: Counters,
  source: RequestSource,
): ContactRequests => ({
  ...contactRequests,
  send: async (shopper, request, idempotencyKey) => {
    const address = {
      limit: LIMITS.contactRequestsOfAddress,
      key: `${source.scope}|${request.email.toLowerCase()}`,
    };
    const counted = await counters.count([
      ...perNetwork(source, LIMITS.contactRequests, LIMITS.contactRequestsADay),
      address,
    ]);
    return counted.isOver ? refused(TOO_MANY) : contactRequests.send(shopper, request, idempotencyKey);
  },
});
