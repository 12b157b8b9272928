import { hashKey, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';

import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { useQueryResult } from '../queries/use-query-result.ts';

/** Hashes of the queries whose results are not sent to the browser, because the markup already shows them. */
export type StaticQueries = Set<string>;

const StaticQueriesContext = createContext<StaticQueries>(new Set());

export const StaticQueriesProvider = StaticQueriesContext.Provider;

interface StaticIslandProps<Result, Key extends QueryKey> {
  /** Must be loaded before the page is rendered. Without a result, nothing is rendered. */
  readonly query: UseQueryOptions<Result, Error, Result, Key>;
  readonly children: (result: Result) => ReactNode;
}

const Rendered = <Result, Key extends QueryKey>({ query, children }: StaticIslandProps<Result, Key>): ReactNode => {
  const data = useQueryResult(query);
  return data === undefined ? null : children(data);
};

/**
 * Renders content that never changes within a page: listings, texts, the footer. The browser leaves the server's markup as
 * it is: the content is neither hydrated nor sent a second time as data. Only later navigations render it in the browser.
 * Inside, links and forms work as plain HTML (the router handles their clicks), and no component may have state.
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

/**
 * Content that depends on the storefront alone: parts of header and footer. The browser leaves the server's markup as it is,
 * so neither their code nor their texts are loaded until a later navigation renders them anew. No component inside may have state.
 */
export const StaticMarkup = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const isHydrated = useIsHydrated();
  const [isKept] = useState(() => !isHydrated && typeof document !== 'undefined');
  return isKept ? <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} /> : <div>{children}</div>;
};
