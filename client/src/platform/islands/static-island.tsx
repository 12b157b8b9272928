import { hashKey, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';

import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { useQueryResult } from '../queries/use-query-result.ts';

/** The questions whose answers the page does not send to the browser, because what they drew stands in the markup. */
export type StaticQueries = Set<string>;

const StaticQueriesContext = createContext<StaticQueries>(new Set());

export const StaticQueriesProvider = StaticQueriesContext.Provider;

interface StaticIslandProps<Result, Key extends QueryKey> {
  /** Loaded before the page is drawn; what did not come is left out. */
  readonly query: UseQueryOptions<Result, Error, Result, Key>;
  readonly children: (answer: Result) => ReactNode;
}

const Rendered = <Result, Key extends QueryKey>({ query, children }: StaticIslandProps<Result, Key>): ReactNode => {
  const data = useQueryResult(query);
  return data === undefined ? null : children(data);
};

/**
 * Draws what never changes in the page by itself: listings, texts, the footer. The server's markup stays as it is,
 * neither drawn again nor sent a second time as data; only what a later navigation shows is drawn in the browser.
 * Inside, links and forms work as plain HTML (the router hears their clicks), and nothing may keep state.
 */
export const StaticIsland = <Result, Key extends QueryKey>({ query, children }: StaticIslandProps<Result, Key>): ReactNode => {
  const staticQueries = use(StaticQueriesContext);
  const isHydrated = useIsHydrated();
  const hash = hashKey(query.queryKey);
  const [fromServer] = useState(() => (!isHydrated && typeof document !== 'undefined' && staticQueries.has(hash) ? hash : undefined));
  if (typeof document === 'undefined') staticQueries.add(hash);
  if (fromServer === hash) return <div key="static" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div key="rendered">
      <Rendered query={query}>{children}</Rendered>
    </div>
  );
};
