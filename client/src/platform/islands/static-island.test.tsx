import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { StaticIsland, StaticMarkup, StaticQueriesProvider } from './static-island.tsx';

const shelf = (number: number) => ({
  queryKey: ['Shelf', { number }],
  queryFn: async () => `rendered shelf ${number}`,
});

const Page = ({ number }: { readonly number: number }): ReactNode => (
  <StaticIsland query={shelf(number)}>{(words) => <p>{words}</p>}</StaticIsland>
);

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

  it('is rendered from data when the page shows the first content again', async () => {
    await act(async () => root.render(page(2)));
    await act(async () => root.render(page(1)));
    expect(await screen.findByText('rendered shelf 1')).toBeTruthy();
  });

  it('is rendered from data when the shopper comes back to it', async () => {
    await act(async () => root.render(page(2)));
    await act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <p>elsewhere</p>
        </QueryClientProvider>,
      ),
    );
    await act(async () => root.render(page(1)));
    expect(await screen.findByText('rendered shelf 1')).toBeTruthy();
  });
});

describe('static markup', () => {
  let root: Root;
  let container: HTMLElement;
  let rendered: string[];

  const Figure = ({ of }: { readonly of: string }): ReactNode => {
    rendered.push(of);
    return <b>{`${of} in the browser`}</b>;
  };
  const page = (of: string): ReactNode => (
    <p>
      <StaticMarkup as="span" of={of}>
        <Figure of={of} />
      </StaticMarkup>
    </p>
  );

  beforeEach(async () => {
    rendered = [];
    container = document.createElement('main');
    container.innerHTML = '<p><span><b>4,5 from the server</b></span></p>';
    document.body.append(container);
    await act(async () => {
      root = hydrateRoot(container, page('4,5'));
    });
  });

  afterEach(async () => {
    await act(async () => root.unmount());
    container.remove();
  });

  it('stays as the server wrote it, and nothing inside is rendered', async () => {
    await act(async () => root.render(page('4,5')));
    expect(container.textContent).toBe('4,5 from the server');
    expect(rendered).toEqual([]);
  });

  it('is rendered once it depends on something else, and from then on', async () => {
    await act(async () => root.render(page('3')));
    expect(container.textContent).toBe('3 in the browser');
    await act(async () => root.render(page('4,5')));
    expect(container.textContent).toBe('4,5 in the browser');
  });
});
