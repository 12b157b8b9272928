import { hashKey, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';

import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { useAnswer } from '../queries/use-query-result.ts';

/** The questions whose answers the page does not send to the browser, because what they drew stands in the markup. */
export type KeptQueries = Set<string>;

const KeptQueriesContext = createContext<KeptQueries>(new Set());

export const KeptQueriesProvider = KeptQueriesContext.Provider;

interface KeptMarkupProps<Answer, Key extends QueryKey> {
  /** Loaded before the page is drawn; what did not come is left out. */
  readonly query: UseQueryOptions<Answer, Error, Answer, Key>;
  readonly children: (answer: Answer) => ReactNode;
}

const Drawn = <Answer, Key extends QueryKey>({ query, children }: KeptMarkupProps<Answer, Key>): ReactNode => {
  const data = useAnswer(query);
  return data === undefined ? null : children(data);
};

/**
 * Draws what never changes in the page by itself: listings, texts, the footer. The server's markup stays as it is,
 * neither drawn again nor sent a second time as data; only what a later navigation shows is drawn in the browser.
 * Inside, links and forms work as plain HTML (the router hears their clicks), and nothing may keep state.
 */
export const KeptMarkup = <Answer, Key extends QueryKey>({ query, children }: KeptMarkupProps<Answer, Key>): ReactNode => {
  const kept = use(KeptQueriesContext);
  const isHydrated = useIsHydrated();
  const hash = hashKey(query.queryKey);
  const [fromServer] = useState(() => (!isHydrated && typeof document !== 'undefined' && kept.has(hash) ? hash : undefined));
  if (typeof document === 'undefined') kept.add(hash);
  if (fromServer === hash) return <div key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div key="drawn">
      <Drawn query={query}>{children}</Drawn>
    </div>
  );
};
