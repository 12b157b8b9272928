import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { openPage } from '../../testing/open-page.tsx';

const category = (id: string, name: string, children: readonly object[] = []) => ({
  __typename: 'CategoryNode',
  id,
  name,
  path: `/cat/${id}/`,
  children,
});
const Navigation = () => ({
  navigation: [
    category('10', 'Schreiben', [category('101', 'Stifte', [category('1011', 'Bleistifte')])]),
    category('11', 'Papier'),
  ],
});

const openMenu = async () => {
  const page = await openPage('/', { replies: { Navigation } });
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
  await screen.findByRole('dialog', { name: 'Sortiment' });
  return page;
};
const menu = () => within(screen.getByRole('dialog', { name: 'Sortiment' }));
const links = (): readonly string[] =>
  menu()
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');
const goInto = (name: string): Promise<void> => userEvent.click(menu().getByRole('button', { name: `${name} öffnen` }));

describe('the menu', () => {
  it('shows three levels of categories, and moves the focus along', async () => {
    await openMenu();
    await waitFor(() => expect(links()).toEqual(['Schreiben', 'Papier']));
    await goInto('Schreiben');
    expect(links()).toEqual(['Alles in „Schreiben“', 'Stifte']);
    expect(document.activeElement?.textContent).toBe('Zurück');
    await goInto('Stifte');
    expect(links()).toEqual(['Alles in „Stifte“', 'Bleistifte']);
    await userEvent.click(menu().getByRole('button', { name: 'Zurück' }));
    expect(document.activeElement).toBe(menu().getByRole('button', { name: 'Stifte öffnen' }));
  });

  it('leaves the opened categories one at a time on Escape, and then closes (HEADER-06, HEADER-07)', async () => {
    await openMenu();
    await waitFor(() => expect(links()).toHaveLength(2));
    await goInto('Schreiben');
    await goInto('Stifte');
    await userEvent.keyboard('{Escape}');
    expect(links()).toEqual(['Alles in „Schreiben“', 'Stifte']);
    await userEvent.keyboard('{Escape}');
    expect(links()).toEqual(['Schreiben', 'Papier']);
    expect(document.activeElement).toBe(menu().getByRole('button', { name: 'Schreiben öffnen' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('locks the scrolling of the page while it is open (HEADER-08)', async () => {
    await openMenu();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(menu().getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
  });

  it('fetches the categories as soon as the pointer reaches its button', async () => {
    const { gateway } = await openPage('/', { replies: { Navigation } });
    await userEvent.hover(screen.getByRole('button', { name: 'Menü' }));
    await waitFor(() => expect(gateway.variablesOf('Navigation')).toHaveLength(1));
  });
});
