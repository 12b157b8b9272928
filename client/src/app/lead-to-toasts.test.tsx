import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';

import { showToast } from '../platform/toasts/toasts.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { leadToToasts } from './lead-to-toasts.ts';
import { Toasts } from './toasts.tsx';

const NOTICE = { kind: 'success', messageKey: 'shop.cart.merged' } as const;

/** As the app does, until the test ends. */
const leadUntilTheEnd = (context: Parameters<typeof leadToToasts>[0]): void => {
  const listening = vi.spyOn(document, 'addEventListener');
  leadToToasts(context);
  for (const [type, listener, options] of listening.mock.calls)
    onTestFinished(() => document.removeEventListener(type, listener, options));
};

const open = async () => {
  const { store } = await renderInShop(
    <>
      <Dialog title="Liste teilen" isOpen onClose={() => undefined}>
        <button type="button">Einladen</button>
      </Dialog>
      <Toasts />
    </>,
  );
  leadUntilTheEnd({ store });
  const pressed = await screen.findByRole('button', { name: 'Einladen' });
  act(() => pressed.focus());
  return { pressed, tell: () => act(() => void showToast(store, NOTICE)) };
};

const close = () => screen.getByRole('button', { name: 'Hinweis schließen' });

it('F6 leads from an open dialog to a toast, and back to where it was pressed', async () => {
  const { pressed, tell } = await open();
  tell();
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(close());
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(pressed);
});

it('whoever closes the toast by keyboard is back where they were', async () => {
  const { pressed, tell } = await open();
  tell();
  await userEvent.keyboard('{F6}{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(pressed));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('F6 is the browser’s own key while there is no toast', async () => {
  const { pressed } = await open();
  const isTaken: boolean[] = [];
  document.addEventListener('keydown', (event) => isTaken.push(event.defaultPrevented), { once: true });
  await userEvent.keyboard('{F6}');
  expect([isTaken, document.activeElement]).toEqual([[false], pressed]);
});
