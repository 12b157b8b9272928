import type { i18n } from 'i18next';
import { createContext, use } from 'react';

import type { Area } from '../../locales/areas.ts';

/** The size of the cache of one area. When it is full, it is cleared. */
const MAX_CACHED = 2000;

/** A programming error: a component with texts was rendered outside the page. */
export class NoTexts extends Error {
  override readonly name = 'NoTexts';
}

const TextsContext = createContext<i18n | undefined>(undefined);

export const TextsProvider = TextsContext.Provider;

/** i18next is slow, and a page of sixty tiles looks up a few texts hundreds of times. */
const memoizedLookUp = <Words extends Area>(i18n: i18n, area: Words) => {
  const results = new Map<string, unknown>();
  return new Proxy(i18n.getFixedT<Words>(null, area), {
    apply: (lookUp, self, args: unknown[]): unknown => {
      const [key, values] = args;
      const cacheKey = values === undefined ? String(key) : `${String(key)} ${JSON.stringify(values)}`;
      const known = results.get(cacheKey);
      if (known !== undefined) return known;
      const text: unknown = Reflect.apply(lookUp, self, args);
      if (results.size >= MAX_CACHED) results.clear();
      // A key without a text may get one from an area that is loaded later.
      if (text !== key) results.set(cacheKey, text);
      return text;
    },
  });
};

const lookUpsInto = (i18n: i18n) =>
  ({
    shell: memoizedLookUp(i18n, 'shell'),
    messages: memoizedLookUp(i18n, 'messages'),
    layout: memoizedLookUp(i18n, 'layout'),
    search: memoizedLookUp(i18n, 'search'),
    suggestions: memoizedLookUp(i18n, 'suggestions'),
    forms: memoizedLookUp(i18n, 'forms'),
    uploads: memoizedLookUp(i18n, 'uploads'),
    catalogue: memoizedLookUp(i18n, 'catalogue'),
    compare: memoizedLookUp(i18n, 'compare'),
    carts: memoizedLookUp(i18n, 'carts'),
    'saved-items': memoizedLookUp(i18n, 'saved-items'),
    deals: memoizedLookUp(i18n, 'deals'),
    sessions: memoizedLookUp(i18n, 'sessions'),
    customers: memoizedLookUp(i18n, 'customers'),
    addresses: memoizedLookUp(i18n, 'addresses'),
    'address-book': memoizedLookUp(i18n, 'address-book'),
    checkout: memoizedLookUp(i18n, 'checkout'),
    summary: memoizedLookUp(i18n, 'summary'),
    'order-forms': memoizedLookUp(i18n, 'order-forms'),
    newsletter: memoizedLookUp(i18n, 'newsletter'),
    'stock-alerts': memoizedLookUp(i18n, 'stock-alerts'),
    competitions: memoizedLookUp(i18n, 'competitions'),
    orders: memoizedLookUp(i18n, 'orders'),
    withdrawals: memoizedLookUp(i18n, 'withdrawals'),
    cancellations: memoizedLookUp(i18n, 'cancellations'),
    contact: memoizedLookUp(i18n, 'contact'),
    businesses: memoizedLookUp(i18n, 'businesses'),
    payments: memoizedLookUp(i18n, 'payments'),
    prime: memoizedLookUp(i18n, 'prime'),
    returns: memoizedLookUp(i18n, 'returns'),
    reviews: memoizedLookUp(i18n, 'reviews'),
    wishlists: memoizedLookUp(i18n, 'wishlists'),
    worlds: memoizedLookUp(i18n, 'worlds'),
  }) satisfies Readonly<Record<Area, unknown>>;

const lookUpsOf = new WeakMap<i18n, ReturnType<typeof lookUpsInto>>();

/** One cache for all components of all pages that share the texts. */
const sharedLookUps = (i18n: i18n) => {
  const known = lookUpsOf.get(i18n) ?? lookUpsInto(i18n);
  lookUpsOf.set(i18n, known);
  return known;
};

/** The texts of an area. Routes load their areas before their components render. */
export const useTranslation = <Words extends Area>(area: Words) => {
  const i18n = use(TextsContext);
  if (i18n === undefined) throw new NoTexts('no texts were provided');
  return { t: sharedLookUps(i18n)[area], i18n };
};
