import type { IncomingHttpHeaders } from 'node:http';
import { HOME } from '@shop/domain/shared/paths';
import type { Arrival } from '../arrivals.ts';
import { COOKIES } from '../cookies.ts';
import { endSession } from '../sessions/end-session.ts';
import type { PageAnswer } from './page-answer.ts';
import type { PageParts } from './page-parts.ts';

/** Whether a person opened the address: nothing fetched ahead, nothing embedded, no link on another site (docs/decisions/0024). */
const isMeant = (headers: IncomingHttpHeaders): boolean => {
  const destination = headers['sec-fetch-dest'];
  const isTopLevel = destination === undefined || destination === 'document';
  const isAhead = headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch';
  return isTopLevel && !isAhead && headers['sec-fetch-site'] !== 'cross-site';
};

/** `/logout/`: ends the session where a person opens it, and leads home either way. */
export const logoutPage = async ({ shop }: PageParts, arrival: Arrival, headers: IncomingHttpHeaders): Promise<PageAnswer> => {
  if (isMeant(headers)) {
    const wasRevoked = arrival.jar.read(COOKIES.securityLogout) !== undefined;
    const visit = arrival.visit();
    await endSession(shop)(visit);
    if (wasRevoked) visit.leaveToasts([{ kind: 'warning', messageKey: 'shop.error.securityLogout' }]);
  }
  return { status: 302, headers: { location: HOME, 'cache-control': 'private, no-store' }, body: '' };
};
