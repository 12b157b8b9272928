import type { MessageKey } from './message-keys.ts';

export type NoticeKind = 'info' | 'warning' | 'error';

/** Go to another page instead. The notice tells the shopper why. */
export interface Redirect {
  readonly action: 'redirect';
  readonly path: string;
  readonly notice?: MessageKey;
  readonly noticeKind?: NoticeKind;
  /** What the words of the notice name. */
  readonly noticeValues?: Readonly<Record<string, string>>;
}

export interface Proceed {
  readonly action: 'proceed';
}

/** What a guard decides about a page: enter it, or go to another one. */
export type GuardResult = Proceed | Redirect;

/** Who signs in may enter the page. The notice tells whose session has expired. */
export interface LoginRequired {
  readonly action: 'log-in';
  readonly notice?: MessageKey;
  readonly noticeKind?: NoticeKind;
}

/** What the guard of all pages decides. */
export type PageGuardResult = GuardResult | LoginRequired;

export const proceed: Proceed = { action: 'proceed' };

export const redirectTo = (path: string): Redirect => ({ action: 'redirect', path });

export const redirectWithNotice = (
  noticeKind: NoticeKind,
  notice: MessageKey,
  path: string,
  noticeValues?: Redirect['noticeValues'],
): Redirect => ({
  action: 'redirect',
  path,
  notice,
  noticeKind,
  ...(noticeValues === undefined ? {} : { noticeValues }),
});
