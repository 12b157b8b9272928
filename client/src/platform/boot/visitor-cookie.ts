/** The cookie that comes and goes with the visitor's session (gateway: `cookies.ts`); behind TLS its name has a prefix. */
const VISITOR_SESSION = /(?:^|; )(?:__Host-)?visitorSession=1(?:;|$)/u;

/** Whether the visitor has a session, and so perhaps a basket, a name or a list. Nothing is asked of the shop about visitors who have none. */
export const hasVisitorSession = (): boolean => VISITOR_SESSION.test(document.cookie);
