import { openPageOver } from '@shop/client/testing/open-page';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { fetchOf } from './fetch-of.ts';

/** Whoever opens a page is near everything on it. */
class NearObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #report: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true }]);
  }
  disconnect(): void {
    // Nothing is observed any more.
  }
}

type OpenPage = Awaited<ReturnType<typeof openPageOver>>;

/** Waits until the page asks for nothing more. */
export const settle = async ({ client, router }: OpenPage): Promise<void> => {
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect([client.isFetching(), router.state.status]).toEqual([0, 'idle']));
};

/** Loads a page in this browser in place of the one before. */
export const load = async (browser: TestBrowser, path: string) => {
  cleanup();
  vi.stubGlobal('IntersectionObserver', NearObserver);
  const page = await openPageOver(fetchOf(browser), path, 'de');
  await settle(page);
  return page;
};

/** Not every page has one. */
export const searchField = (): HTMLInputElement | null => document.querySelector('form[role="search"] input');

/** Focuses the search field, which offers what was searched for before. */
export const focusSearch = async (): Promise<void> => {
  if (searchField() === null) return;
  await act(async () => searchField()?.focus());
  await waitFor(() => expect(searchField()?.getAttribute('role')).toBe('combobox'));
};

/** What the page says, and what is in its fields. */
export const shownNow = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ value }) => value),
  ].join('\n');

/** What somebody at this browser can read on these pages, once they have come to the search field. */
export const shownOn = async (browser: TestBrowser, paths: readonly string[]): Promise<string> => {
  let shown = '';
  for (const path of paths) {
    const page = await load(browser, path);
    await focusSearch();
    shown += shownNow();
    await settle(page);
  }
  return shown;
};

/** What both storages of the browser hold. */
export const storedNow = (): string => JSON.stringify({ ...sessionStorage, ...localStorage });
