import { afterEach, describe, expect, it, vi } from 'vitest';

import { createStore } from '../platform/store.ts';
import { showToast } from '../platform/toasts/toasts.ts';
import { keepToastsOffFocus } from './keep-toasts-off-focus.ts';

const PHONE = { innerWidth: 390, innerHeight: 844 };

/** An element at this height of a phone's screen, from its top. */
const at = (markup: string, top: number, height: number): HTMLElement => {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  const element = holder.querySelector<HTMLElement>('[data-box]') ?? holder;
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 358, height));
  document.body.append(holder);
  return element;
};

const TOASTS = '<section data-toasts data-box></section>';
const FIELD = '<input data-box />';
const DIALOG = '<section role="dialog"><header data-box></header></section>';

const areBelow = async (): Promise<boolean> => {
  for (const [name, value] of Object.entries(PHONE)) vi.stubGlobal(name, value);
  const toasts = at(TOASTS, 16, 74);
  keepToastsOffFocus({ store: createStore() });
  await new Promise(requestAnimationFrame);
  return toasts.hasAttribute('data-below');
};

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('toasts', () => {
  it('lie at the top if nothing is in their way', async () => {
    at(FIELD, 400, 48).focus();
    expect(await areBelow()).toBe(false);
  });

  it('lie below while what has the focus is at the top', async () => {
    at(FIELD, 40, 48).focus();
    expect(await areBelow()).toBe(true);
  });

  it('lie below while the head of a dialog is at the top', async () => {
    at(DIALOG, 16, 60);
    at(FIELD, 400, 48).focus();
    expect(await areBelow()).toBe(true);
  });

  it('show the newest where not all of them have room', async () => {
    const store = createStore();
    const toasts = at('<section data-toasts data-box><ol></ol></section>', 16, 74);
    const list = toasts.querySelector('ol') ?? toasts;
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(480);
    keepToastsOffFocus({ store });
    showToast(store, { kind: 'info', messageKey: 'shop.cart.merged' });
    await new Promise(requestAnimationFrame);
    expect(list.scrollTop).toBe(480);
  });

  it('lie at the top if something is in their way at both ends', async () => {
    at(DIALOG, 16, 60);
    at(FIELD, 780, 48).focus();
    expect(await areBelow()).toBe(false);
  });
});
