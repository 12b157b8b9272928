import type { FormEcho, ServerToast } from '@shop/domain/pages/page-contract';
import { cookieSlots } from '../cookies/cookie-slots.ts';
import { FORM_ECHO } from './form-echo.slot.ts';
import { TOASTS } from './toasts.slot.ts';
import type { CookieJar } from '../cookies/cookie-jar.ts';

/** What an earlier response left for the next page. */
export interface Flash {
  readonly toasts: readonly ServerToast[];
  readonly formEcho: FormEcho | undefined;
}

/** Whether the next page has a message for this visitor. */
export const hasFlash = (jar: CookieJar): boolean => {
  const slots = cookieSlots(jar);
  return slots.read(TOASTS) !== undefined || slots.read(FORM_ECHO) !== undefined;
};

/** Takes the messages: each is shown once. */
export const takeFlash = (jar: CookieJar): Flash => {
  const slots = cookieSlots(jar);
  const [toasts, formEcho] = [slots.read(TOASTS) ?? [], slots.read(FORM_ECHO)];
  slots.clear(TOASTS);
  slots.clear(FORM_ECHO);
  return { toasts, formEcho };
};
