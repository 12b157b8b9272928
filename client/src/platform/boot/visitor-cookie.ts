import { NO_SESSION, type PublicSession } from '@shop/domain/sessions/public-session';

/** The cookie that comes and goes with the visitor's session (gateway: `cookies.ts`); behind TLS its name has a prefix. */
const VISITOR_SESSION = /(?:^|; )(?:__Host-)?visitorSession=(?<session>[^;]+)/u;

/** The visitor's session, as far as scripts may know it. */
export const visitorSession = (): PublicSession =>
  typeof document === 'undefined'
    ? NO_SESSION
    : (VISITOR_SESSION.exec(document.cookie)?.groups?.['session'] ?? NO_SESSION);

/** Whether the visitor has a session, and so perhaps a basket, a name or a list. Nothing is asked of the shop about visitors who have none. */
export const hasVisitorSession = (): boolean => VISITOR_SESSION.test(document.cookie);
