import { describe, expect, it } from 'vitest';

import { createStore } from '../store.ts';
import { dismissToast, showToast, toastsAtom } from './toasts.ts';

const textsIn = (store: ReturnType<typeof createStore>) => store.get(toastsAtom).map(({ messageKey }) => messageKey);

describe('toasts', () => {
  it('does not show a toast with the same id twice (TOAST-02)', () => {
    const store = createStore();
    showToast(store, { id: 'saved', kind: 'success', messageKey: 'first' });
    showToast(store, { id: 'saved', kind: 'success', messageKey: 'second' });
    expect(textsIn(store)).toEqual(['first']);
  });

  it('does not show two server toasts with the same message (TOAST-02)', () => {
    const store = createStore();
    showToast(store, { kind: 'warning', messageKey: 'shop.error.sessionExpired' });
    showToast(store, { kind: 'warning', messageKey: 'shop.error.sessionExpired' });
    expect(textsIn(store)).toEqual(['shop.error.sessionExpired']);
  });

  it('shows the same message again once the first is gone', () => {
    const store = createStore();
    showToast(store, { id: 'saved', kind: 'success', messageKey: 'saved' });
    dismissToast(store, 'saved');
    showToast(store, { id: 'saved', kind: 'success', messageKey: 'saved' });
    expect(textsIn(store)).toEqual(['saved']);
  });

  it('tells of a series of steps by the last one', () => {
    const store = createStore();
    showToast(store, { kind: 'warning', messageKey: 'removed', values: { name: 'Kleber' } });
    for (const name of ['Heft', 'Lineal', 'Schere'])
      showToast(store, { kind: 'success', messageKey: 'removed', values: { name } });
    expect(store.get(toastsAtom).map(({ values }) => values?.['name'])).toEqual(['Kleber', 'Schere']);
  });

  it('tells of everything that one step did', () => {
    const store = createStore();
    const added = (list: string) => ({ kind: 'success', messageKey: 'added', values: { list } }) as const;
    showToast(store, added('Klasse 1a'));
    showToast(store, added('Klasse 2a'), added('Klasse 2b'), added('Klasse 2a'));
    expect(store.get(toastsAtom).map(({ values }) => values?.['list'])).toEqual(['Klasse 2a', 'Klasse 2b']);
  });

  it('drops the oldest of more than 20 toasts (TOAST-01)', () => {
    const store = createStore();
    for (let number = 1; number <= 21; number += 1) showToast(store, { kind: 'info', messageKey: `notice ${number}` });
    expect(textsIn(store)).toHaveLength(20);
    expect(textsIn(store)).not.toContain('notice 1');
    expect(textsIn(store)).toContain('notice 21');
  });
});
