import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { StaticIsland, StaticQueriesProvider } from './static-island.tsx';

const shelf = (number: number) => ({ queryKey: ['Shelf', { number }], queryFn: async () => `rendered shelf ${number}` });

const Page = ({ number }: { readonly number: number }): ReactNode => <StaticIsland query={shelf(number)}>{(words) => <p>{words}</p>}</StaticIsland>;

describe('a static island', () => {
  let client: QueryClient;
  let root: Root;
  let container: HTMLElement;

  const page = (number: number): ReactNode => (
    <QueryClientProvider client={client}>
      <StaticQueriesProvider value={new Set([hashKey(shelf(1).queryKey)])}>
        <Page number={number} />
      </StaticQueriesProvider>
    </QueryClientProvider>
  );

  beforeEach(async () => {
    client = new QueryClient();
    container = document.createElement('main');
    container.innerHTML = '<div><p>shelf 1 as the server drew it</p></div>';
    document.body.append(container);
    await act(async () => {
      root = hydrateRoot(container, page(1));
    });
  });

  afterEach(async () => {
    await act(async () => root.unmount());
    container.remove();
  });

  it('keeps the server’s markup and sends no query', () => {
    expect(container.textContent).toBe('shelf 1 as the server drew it');
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('keeps the markup when the page around it renders again', async () => {
    await act(async () => root.render(page(1)));
    expect(container.textContent).toBe('shelf 1 as the server drew it');
  });

  it('is replaced after a navigation', async () => {
    await act(async () => root.render(page(2)));
    expect(await screen.findByText('rendered shelf 2')).toBeTruthy();
    expect(container.textContent).toBe('rendered shelf 2');
  });

  it('is rendered from data when the shopper comes back to it', async () => {
    await act(async () => root.render(page(2)));
    await act(async () => root.render(<QueryClientProvider client={client}><p>elsewhere</p></QueryClientProvider>));
    await act(async () => root.render(page(1)));
    expect(await screen.findByText('rendered shelf 1')).toBeTruthy();
  });
});
