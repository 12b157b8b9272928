/**
 * What scripts may know of a visitor's session: enough to tell whose things a browser stores, and nothing that a request could
 * be made with. As text: the id of the session, after a dot that of the account if a customer is signed in. Empty without a session.
 */
export type PublicSession = string;

export const NO_SESSION: PublicSession = '';

/** Whether somebody logged out just before the session began: then nothing that was stored earlier belongs to it. */
const AFTER_LOGOUT = 'next-';

const idOf = (session: PublicSession): string => session.split('.', 1)[0] ?? '';
const accountOf = (session: PublicSession): string => session.split('.')[1] ?? '';

/** A session with this random id. */
export const newPublicSession = (id: string, { isAfterLogout }: { readonly isAfterLogout: boolean }): PublicSession =>
  `${isAfterLogout ? AFTER_LOGOUT : 'first-'}${id}`;

/** The same session once a customer has signed in, whose account has the same id at each login; a guest has none. */
export const signedInAs = (session: PublicSession, account: string | undefined): PublicSession =>
  account === undefined ? idOf(session) : `${idOf(session)}.${account}`;

export const isOfCustomer = (session: PublicSession): boolean => accountOf(session) !== '';

/**
 * Whether what was stored in the earlier session belongs to the present one. It goes on when a visitor opens a session, and when
 * they sign in; and a customer whose session has expired finds it again at the next login. It ends with any other login and logout.
 */
export const isGoingOn = (earlier: PublicSession, now: PublicSession): boolean => {
  if (isOfCustomer(earlier) && accountOf(earlier) !== accountOf(now)) return false;
  if (idOf(earlier) === idOf(now)) return true;
  return !now.startsWith(AFTER_LOGOUT) && (earlier === NO_SESSION || isOfCustomer(earlier));
};
