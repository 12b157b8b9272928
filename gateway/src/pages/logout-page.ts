import type { IncomingHttpHeaders } from 'node:http';
import { HOME } from '@shop/domain/shared/paths';
import type { RequestContext } from '../request/request-context.ts';
import { isOpenedInTab } from '../http/navigation.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { endSession } from '@shop/domain/sessions/end-session';
import type { PageResponse } from './page-response.ts';
import { redirect } from './redirect.ts';
import { addToasts } from '../visit/toasts.slot.ts';

/** Whether a person opened the URL: not prefetched, not embedded, not linked from another site (docs/decisions/0024). */
const isMeant = (headers: IncomingHttpHeaders): boolean =>
  isOpenedInTab(headers) && headers['sec-fetch-site'] !== 'cross-site';

/** `/logout/`: ends the session if a person opens it, and redirects to the home page either way. */
export const logoutPage = async (
  requestContext: RequestContext,
  headers: IncomingHttpHeaders,
): Promise<PageResponse> => {
  if (isMeant(headers)) {
    const wasRevoked = requestContext.jar.read(COOKIES.securityLogout) !== undefined;
    const visitor = requestContext.visitor();
    await endSession(requestContext.shop(), visitor);
    if (wasRevoked) addToasts(visitor, [{ kind: 'warning', messageKey: 'shop.error.securityLogout' }]);
  }
  return redirect(302, HOME);
};
