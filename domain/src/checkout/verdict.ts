import type { MessageKey } from '../shared/message-keys.ts';

export type NoticeKind = 'info' | 'warning' | 'error';

/** A guard's answer: the page may be entered, or another one is to be, with a notice where the shopper should learn why. */
export type Verdict =
  | { readonly go: 'on' }
  | { readonly go: 'to'; readonly path: string; readonly notice?: MessageKey; readonly noticeKind?: NoticeKind };

export const goOn: Verdict = { go: 'on' };

export const goTo = (path: string): Verdict => ({ go: 'to', path });

export const goToWith = (noticeKind: NoticeKind, notice: MessageKey, path: string): Verdict => ({
  go: 'to',
  path,
  notice,
  noticeKind,
});
