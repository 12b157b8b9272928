import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { Dialog } from './dialog.tsx';

const Opened = (): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Kategorien öffnen
      </button>
      <Dialog title="Kategorien" isOpen={isOpen} onClose={() => setOpen(false)}>
        <a href="/cat/10/">Stifte</a>
      </Dialog>
    </>
  );
};

const open = async (): Promise<HTMLElement> => {
  await renderInShop(<Opened />);
  const opener = screen.getByRole('button', { name: 'Kategorien öffnen' });
  await userEvent.click(opener);
  return opener;
};

it('is named by its title and takes the focus', async () => {
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Kategorien' });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

it('names the buttons of its frame in the language of the shop, whatever the browser speaks', async () => {
  expect(navigator.language).toBe('en-US');
  await open();
  expect(screen.getAllByRole('button', { name: 'Schließen' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Escape while nothing has the focus', async () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  [
    'its close button',
    () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schließen' })),
  ],
])('is closed by %s and returns the focus', async (_, close) => {
  const opener = await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
});
