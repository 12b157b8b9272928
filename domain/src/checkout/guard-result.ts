import type { MessageKey } from '../shared/message-keys.ts';

export type NoticeKind = 'info' | 'warning' | 'error';

/** Go to another page instead. The notice tells the shopper why. */
export interface Redirect {
  readonly action: 'redirect';
  readonly path: string;
  readonly notice?: MessageKey;
  readonly noticeKind?: NoticeKind;
}

/** What a guard decides about a page: enter it, or go to another one. */
export type GuardResult = { readonly action: 'proceed' } | Redirect;

export const proceed: GuardResult = { action: 'proceed' };

export const redirectTo = (path: string): Redirect => ({ action: 'redirect', path });

export const redirectWithNotice = (noticeKind: NoticeKind, notice: MessageKey, path: string): Redirect => ({
  action: 'redirect',
  path,
  notice,
  noticeKind,
});
