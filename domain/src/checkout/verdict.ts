import type { MessageKey } from '../shared/message-keys.ts';

export type NoticeKind = 'info' | 'warning' | 'error';

/** Another page is to be entered, with a notice where the shopper should learn why. */
export interface Detour {
  readonly go: 'to';
  readonly path: string;
  readonly notice?: MessageKey;
  readonly noticeKind?: NoticeKind;
}

/** A guard's answer: the page may be entered, or another one is to be. */
export type Verdict = { readonly go: 'on' } | Detour;

export const goOn: Verdict = { go: 'on' };

export const goTo = (path: string): Detour => ({ go: 'to', path });

export const goToWith = (noticeKind: NoticeKind, notice: MessageKey, path: string): Detour => ({
  go: 'to',
  path,
  notice,
  noticeKind,
});
