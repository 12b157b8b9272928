import type { UserId } from '@shop/domain/sessions/shopper';
import type { CookieJar } from '../request/cookie-jar.ts';
import { COOKIES } from '../request/cookies.ts';

type Jar = Pick<CookieJar, 'read' | 'write' | 'clear'>;

/** Where a return that is being filled in is stored. */
export interface ReturnDraftPlace {
  readonly draftId: string;
  /** Who filled it in, if their session is over: others must name its order. */
  readonly leftBy?: UserId;
}

/** Separates the parts of the cookie; cannot occur in an id. */
const SEPARATOR = ' ';

export const readReturnDraft = (jar: Pick<Jar, 'read'>): ReturnDraftPlace | undefined => {
  const [draftId = '', leftBy] = (jar.read(COOKIES.returnDraft) ?? '').split(SEPARATOR);
  return draftId === '' ? undefined : { draftId, ...(leftBy === undefined ? {} : { leftBy }) };
};

export const rememberReturnDraft = (jar: Pick<Jar, 'write'>, draftId: string): void =>
  jar.write(COOKIES.returnDraft, draftId);

/** The session is over. A return needs none, so it may go on: for who knows its order, or signs in again. */
export const leaveReturnDraft = (jar: Jar, userId: UserId | undefined): void => {
  const draft = readReturnDraft(jar);
  if (draft !== undefined && userId !== undefined)
    jar.write(COOKIES.returnDraft, [draft.draftId, draft.leftBy ?? userId].join(SEPARATOR));
};

/** A customer whose session had expired goes on with the return; nobody else does. */
export const resumeReturnDraft = (jar: Jar, userId: UserId): void => {
  const draft = readReturnDraft(jar);
  if (draft?.leftBy === undefined) return;
  if (draft.leftBy === userId) rememberReturnDraft(jar, draft.draftId);
  else jar.clear(COOKIES.returnDraft);
};
