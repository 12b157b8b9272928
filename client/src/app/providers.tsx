import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { type KeptQueries, KeptQueriesProvider } from '../platform/islands/static-island.tsx';
import { PageFactsProvider } from '../platform/pages/page-context.tsx';
import { StoreProvider } from '../platform/store.ts';
import { TextsProvider } from '../platform/texts/translation.tsx';
import type { RouterContext } from './router-context.ts';

interface ProvidersProps {
  readonly context: Pick<RouterContext, 'queryClient' | 'page' | 'texts' | 'store'>;
  readonly kept: KeptQueries;
  readonly children: ReactNode;
}

export const Providers = ({ context, kept, children }: ProvidersProps): ReactNode => (
  <QueryClientProvider client={context.queryClient}>
    <TextsProvider value={context.texts.i18n}>
      <StoreProvider store={context.store}>
        <PageFactsProvider value={context.page}>
          <KeptQueriesProvider value={kept}>{children}</KeptQueriesProvider>
        </PageFactsProvider>
      </StoreProvider>
    </TextsProvider>
  </QueryClientProvider>
);
