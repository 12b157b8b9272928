import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';

import { useFirstRows } from './first-rows.tsx';

const ROWS = Array.from({ length: 500 }, (_row, index) => `Zeile ${index + 1}`);

const Rows = ({ isWhole = false }: { readonly isWhole?: boolean }): ReactNode => (
  <ol>
    {useFirstRows(ROWS, isWhole).map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ol>
);

/** The server's page, and what hydrates it. */
const serve = (page: ReactNode) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return async (): Promise<void> => {
    const hydrated = await act(async () => hydrateRoot(root, page));
    onTestFinished(() => act(() => hydrated.unmount()));
  };
};

const rows = (): readonly (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the rows of a long list', () => {
  it('are the first ones in the server’s page, and all of them once it is hydrated', async () => {
    const hydrate = serve(<Rows />);
    expect(rows()).toEqual(ROWS.slice(0, 40));
    await hydrate();
    expect(rows()).toEqual(ROWS);
  });

  it('are all in the server’s page if that is asked for', () => {
    serve(<Rows isWhole />);
    expect(rows()).toEqual(ROWS);
  });
});
