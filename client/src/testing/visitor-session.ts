import type { PublicSession } from '@shop/domain/sessions/public-session';

/** From now on the browser has this session, as after a response of the gateway. */
export const setVisitorSession = (session: PublicSession): void => {
  document.cookie = session === '' ? 'visitorSession=; Max-Age=0' : `visitorSession=${session}`;
};
