const KEY = 'recentViews';
/** How many products are stored, the latest first. */
const MOST = 12;
const PRODUCT_PAGE = /^\/prod\/(?<id>[^/]+)\/$/u;
const ID = /^[A-Za-z0-9][\w.$-]{0,63}$/u;

const isId = (stored: unknown): stored is string => typeof stored === 'string' && ID.test(stored);

/** Ids of the products that were looked at in this browser, the latest first. */
export const recentViews = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

const store = (ids: readonly string[]): void => {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Without a storage nothing is remembered, and nothing is missing.
  }
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
const isLinkFollowed = (): boolean => performance.getEntriesByType('navigation').some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

let isReferrerKnown = false;

/** A product page that is left before its scripts run (docs/decisions/0144) is remembered by the next page that has such a row. */
export const rememberProductLeft = (): void => {
  if (isReferrerKnown) return;
  isReferrerKnown = true;
  const id = productLeft(document.referrer, location.origin);
  if (id !== undefined && isLinkFollowed() && !recentViews().includes(id)) rememberView(id);
};
