import type { FormEcho, ServerToast } from '@shop/client/app/page-contract';
import type { CookieJar } from './cookie-jar.ts';
import { COOKIES } from './cookies.ts';
import type { CookieKind } from './cookies.ts';
import { pendingToasts } from './server-toasts.ts';
import { ifPresent, isList, isRecord, isRecordWith, isText } from '../shared/is-record.ts';
import { unpackJson } from '../shared/packed-json.ts';

/** What an earlier response left for the next page. */
export interface Flash {
  readonly toasts: readonly ServerToast[];
  readonly formEcho: FormEcho | undefined;
}

const isEcho = isRecordWith<FormEcho>({
  form: isText,
  values: isRecord,
  fieldErrors: isList,
  general: ifPresent(isText),
  about: ifPresent(isList),
});

const isLeft = (jar: CookieJar, kind: CookieKind): boolean => jar.read(kind) !== undefined;

/** Whether the next page has a message for this visitor. */
export const hasFlash = (jar: CookieJar): boolean => isLeft(jar, COOKIES.serverToast) || isLeft(jar, COOKIES.formEcho);

/** Takes the messages: each is shown once. */
export const takeFlash = (jar: CookieJar): Flash => {
  const formEcho = unpackJson(jar.read(COOKIES.formEcho), isEcho);
  const toasts = pendingToasts(jar);
  jar.clear(COOKIES.serverToast);
  jar.clear(COOKIES.formEcho);
  return { toasts, formEcho };
};
