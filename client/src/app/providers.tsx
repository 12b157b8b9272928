import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { type StaticQueries, StaticQueriesProvider } from '../platform/islands/static-island.tsx';
import { PageContextProvider } from '../platform/pages/page-context.tsx';
import { StoreProvider } from '../platform/store.ts';
import { TextsProvider } from '../platform/texts/translation.tsx';
import type { RouterContext } from './router-context.ts';

interface ProvidersProps {
  readonly context: Pick<RouterContext, 'queryClient' | 'page' | 'texts' | 'store'>;
  readonly staticQueries: StaticQueries;
  readonly children: ReactNode;
}

export const Providers = ({ context, staticQueries, children }: ProvidersProps): ReactNode => (
  <QueryClientProvider client={context.queryClient}>
    <TextsProvider value={context.texts.i18n}>
      <StoreProvider store={context.store}>
        <PageContextProvider value={context.page}>
          <StaticQueriesProvider value={staticQueries}>{children}</StaticQueriesProvider>
        </PageContextProvider>
      </StoreProvider>
    </TextsProvider>
  </QueryClientProvider>
);
