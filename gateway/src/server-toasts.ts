import type { ServerToast } from '@shop/client/app/page-contract';
import type { CookieJar } from './cookie-jar.ts';
import { COOKIES } from './cookies.ts';

/** So many fit a cookie, with the longest names of articles in them. */
const MOST_TOASTS = 5;

const isToast = (value: unknown): value is ServerToast => typeof value === 'object' && value !== null && 'messageKey' in value && 'kind' in value;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The toasts that wait for the next page, the oldest first. */
export const leftToasts = (jar: CookieJar): readonly ServerToast[] => {
  const toasts = parsed(jar.read(COOKIES.serverToast) ?? '[]');
  return Array.isArray(toasts) ? toasts.filter(isToast) : [];
};

/** Leaves more toasts for the next page; the oldest make room. */
export const leaveToasts = (jar: CookieJar, toasts: readonly ServerToast[]): void => {
  if (toasts.length > 0) jar.write(COOKIES.serverToast, JSON.stringify([...leftToasts(jar), ...toasts].slice(-MOST_TOASTS)));
};
