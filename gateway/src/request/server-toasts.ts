import type { ServerToast } from '@shop/client/app/page-contract';
import type { CookieJar } from './cookie-jar.ts';
import { COOKIES } from './cookies.ts';
import { ifPresent, isRecord, isRecordWith, isText } from '../shared/is-record.ts';
import { parsedJson } from '../shared/parsed-json.ts';

/** As many as fit in a cookie with the longest article names. */
const MOST_TOASTS = 5;

const isToast = isRecordWith<ServerToast>({ messageKey: isText, kind: isText, values: ifPresent(isRecord) });

/** The toasts for the next page, the oldest first. */
export const pendingToasts = (jar: CookieJar): readonly ServerToast[] => {
  const toasts = parsedJson(jar.read(COOKIES.serverToast) ?? '[]');
  return Array.isArray(toasts) ? toasts.filter(isToast) : [];
};

/** Adds toasts for the next page; if there are too many, the oldest are dropped. */
export const addToasts = (jar: CookieJar, toasts: readonly ServerToast[]): void => {
  if (toasts.length > 0)
    jar.write(COOKIES.serverToast, JSON.stringify([...pendingToasts(jar), ...toasts].slice(-MOST_TOASTS)));
};
