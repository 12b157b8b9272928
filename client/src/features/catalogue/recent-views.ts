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

const FORGOTTEN = 'viewsForgotten';

/** From then on, nothing is remembered in hindsight. */
const noteForgotten = (): void => {
  try {
    sessionStorage.setItem(FORGOTTEN, '');
  } catch {
    // As below: then nothing is remembered in hindsight anyway.
  }
};

const hasForgotten = (): boolean => {
  try {
    return sessionStorage.getItem(FORGOTTEN) !== null;
  } catch {
    return true;
  }
};

export const forgetView = (id: string): void => {
  noteForgotten();
  store(without(id));
};

export const forgetAllViews = (): void => {
  noteForgotten();
  store([]);
};

/** The product whose page led to this document, if any. */
export const productLeft = (referrer: string, origin: string): string | undefined => {
  const url = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const id = url?.origin === origin ? PRODUCT_PAGE.exec(url.pathname)?.groups?.['id'] : undefined;
  return isId(id) ? id : undefined;
};

let isReferrerKnown = false;

/** A product page that is left before its scripts run (docs/decisions/0144) is remembered by the next page that has such a row. */
export const rememberProductLeft = (): void => {
  if (isReferrerKnown) return;
  isReferrerKnown = true;
  const id = productLeft(document.referrer, location.origin);
  if (id !== undefined && !hasForgotten() && !recentViews().includes(id)) rememberView(id);
};
