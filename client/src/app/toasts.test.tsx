import { act, fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { showToast } from '../platform/toasts/toasts.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Toasts } from './toasts.tsx';

const NOTICE = { kind: 'info', messageKey: 'shop.cart.merged' } as const;
const WORDS = 'Wir haben die Artikel aus beiden Warenkörben zusammengelegt. Welche, steht im Warenkorb.';

describe('toasts on the page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('disappear after 10 seconds (TOAST-01)', async () => {
    const { store } = await renderInShop(<Toasts />);
    act(() => void showToast(store, NOTICE));
    act(() => void vi.advanceTimersByTime(9_900));
    expect(screen.queryByText(WORDS)).not.toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it('stay while a pointer rests on them', async () => {
    const { store } = await renderInShop(<Toasts />);
    act(() => void showToast(store, NOTICE));
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Hinweise' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText(WORDS)).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Hinweise' }));
    act(() => void vi.advanceTimersByTime(10_100));
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it('stay if they contain a way on, until it is followed', async () => {
    const { store } = await renderInShop(<Toasts />);
    act(
      () =>
        void showToast(store, { kind: 'info', messageKey: 'shop.checkout.ordered', values: { orderId: '400000001' } }),
    );
    act(() => void vi.advanceTimersByTime(60_000));
    const link = screen.getByRole('link', { name: 'Bestellbestätigung ansehen' });
    expect([screen.getByRole('listitem').textContent, link.getAttribute('href')]).toEqual([
      expect.stringContaining('Ihre Bestellung 400000001 ist bei uns eingegangen.'),
      '/checkout/confirmation/',
    ]);
    fireEvent.click(link);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('are announced politely, with their kind, and can be closed', async () => {
    const { store } = await renderInShop(<Toasts />);
    act(() => void showToast(store, { kind: 'error', messageKey: 'shop.error.network' }));
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('listitem').textContent).toContain('Fehler: ');
    fireEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('push the page down where no scripts take them away, instead of lying over it', () => {
    const sheet = readFileSync(join(import.meta.dirname, '../ui/toast-region.module.css'), 'utf8');
    expect(sheet).toMatch(/@media \(scripting: none\) \{\s*\.region \{\s*position: static;/u);
  });

  it('stand at the top right (TOAST-01)', () => {
    const sheet = readFileSync(join(import.meta.dirname, '../ui/toast-region.module.css'), 'utf8');
    const region = /\.region \{[^}]*\}/u.exec(sheet)?.[0];
    expect(region).toMatch(/position: fixed;[^}]*inset-block-start: [^}]*inset-inline-end: /u);
  });
});
