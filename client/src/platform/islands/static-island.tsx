import { hashKey, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';

import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { useQueryResult } from '../queries/use-query-result.ts';

/** Hashes of the queries whose results are not sent to the browser, because the markup already shows them. */
export type StaticQueries = Set<string>;

const StaticQueriesContext = createContext<StaticQueries>(new Set());

export const StaticQueriesProvider = StaticQueriesContext.Provider;

/** Whether the server's markup is still what the content depends on. Once it was not, the markup is gone for good. */
const useIsStatic = (of: string | undefined): boolean => {
  const isHydrated = useIsHydrated();
  const [kept, setKept] = useState(() => (!isHydrated && typeof document !== 'undefined' ? of : undefined));
  if (kept !== undefined && kept !== of) setKept(undefined);
  return kept !== undefined && kept === of;
};

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
export const StaticIsland = <Result, Key extends QueryKey>({
  query,
  children,
}: StaticIslandProps<Result, Key>): ReactNode => {
  const staticQueries = use(StaticQueriesContext);
  const hash = hashKey(query.queryKey);
  const isStatic = useIsStatic(staticQueries.has(hash) ? hash : undefined);
  if (typeof document === 'undefined') staticQueries.add(hash);
  if (isStatic) return <div key="static" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div key="rendered">
      <Rendered query={query}>{children}</Rendered>
    </div>
  );
};

interface StaticMarkupProps {
  /** What the content depends on besides the storefront. When it differs from what the server rendered, the content is rendered anew. */
  readonly of?: string;
  readonly as?: 'div' | 'span';
  readonly children: ReactNode;
}

/**
 * Content that depends on the storefront alone, or on little else: parts of header and footer, figures and dates. The browser leaves
 * the server's markup as it is, so neither code nor texts nor `Intl` (a tenth of a second on a slow phone) are loaded until
 * something renders it anew. No component inside may have state.
 */
export const StaticMarkup = ({ of = '', as: Container = 'div', children }: StaticMarkupProps): ReactNode => {
  if (useIsStatic(of))
    return <Container key="static" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return <Container key="rendered">{children}</Container>;
};
