import { isFirstOfShopper } from '../../platform/session/page-session.ts';
import { storedValue } from '../../platform/session/stored-values.ts';

/** How many products are stored, the latest first. */
const MOST = 12;
const PRODUCT_PAGE = /^\/prod\/(?<id>[^/]+)\/$/u;
const ID = /^[A-Za-z0-9][\w.$-]{0,63}$/u;

const isId = (stored: unknown): stored is string => typeof stored === 'string' && ID.test(stored);

const isList = (stored: unknown): stored is readonly unknown[] => Array.isArray(stored);

const views = storedValue('browser', 'recentViews', isList);

/** Ids of the products that the shopper has looked at in this browser, the latest first. */
export const recentViews = (): readonly string[] => (views.read() ?? []).filter(isId).slice(0, MOST);

const store = (ids: readonly string[]): void => {
  if (ids.length === 0) views.remove();
  else views.write(ids.slice(0, MOST));
};

const without = (removed: string): readonly string[] => recentViews().filter((id) => id !== removed);

export const rememberView = (id: string): void => store([id, ...without(id)]);

export const forgetView = (id: string): void => store(without(id));

export const forgetAllViews = (): void => store([]);

/** The product whose page led to this document, if any. */
export const productLeft = (referrer: string, origin: string): string | undefined => {
  const url = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const id = url?.origin === origin ? PRODUCT_PAGE.exec(url.pathname)?.groups?.['id'] : undefined;
  return isId(id) ? id : undefined;
};

/** A reload or a step back keeps the referrer: it says nothing of what was just left. */
const isLinkFollowed = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

let isReferrerKnown = false;

/** A product page that is left before its scripts run (docs/decisions/0144) is remembered by the next page that has such a row. */
export const rememberProductLeft = (): void => {
  if (isReferrerKnown || isFirstOfShopper()) return;
  isReferrerKnown = true;
  const id = productLeft(document.referrer, location.origin);
  if (id !== undefined && isLinkFollowed() && !recentViews().includes(id)) rememberView(id);
};
