import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { boot } from './boot.ts';

const LONG_IDLE_MS = 30_000;

/** A page that is parsed and loaded, with a button that only scripts give a meaning and one that posts its form. */
const opened = (
  starts: 'on-intent' | 'at-once',
  {
    body = '',
    libraries = undefined as string | undefined,
    scripts = '/assets/entry.js',
    load = async (): Promise<unknown> => undefined,
  } = {},
) => {
  document.body.innerHTML = `<form><button type="submit">post</button></form><button type="button"><span>open</span></button>${body}`;
  const loaded: string[] = [];
  boot({ libraries, scripts, starts }, (file) => {
    loaded.push(file);
    return load();
  });
  return {
    loaded,
    button: (text: string): HTMLElement =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) ?? document.body,
  };
};

/** The page is left: its listeners go with it. */
const leavePage = (): void => {
  for (const [type, listener, options] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener, options);
  delete window.shopBoot;
};

/** Keeps the scripts that are added to the page: nothing fetches them here. */
const keepScripts = (): readonly HTMLScriptElement[] => {
  const scripts: HTMLScriptElement[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...elements) => {
    for (const element of elements) {
      if (element instanceof HTMLScriptElement) scripts.push(element);
      else append(element);
    }
  });
  return scripts;
};

const forgetVisitor = (): void => {
  document.cookie = 'visitorSession=; max-age=-1';
  document.cookie = '__Host-visitorSession=; max-age=-1; path=/; secure';
};

describe('the boot script', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(window, 'addEventListener');
    forgetVisitor();
    document.head.querySelectorAll('link[rel="modulepreload"]').forEach((link) => link.remove());
    // The browser is idle at once.
    vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  });

  afterEach(() => {
    leavePage();
    forgetVisitor();
  });

  it.each(['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'input', 'focusin', 'scroll'])(
    'starts the application on the first %s, once',
    (type) => {
      const { loaded } = opened('on-intent');
      vi.advanceTimersByTime(LONG_IDLE_MS - 1);
      expect(loaded).toEqual([]);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(loaded).toEqual(['/assets/entry.js']);
    },
  );

  it('does not start it for a pointer that rests where the page appears', () => {
    const { loaded } = opened('on-intent');
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 0, movementY: 0 }));
    expect(loaded).toEqual([]);
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 0, movementY: 1 }));
    expect(loaded).toEqual(['/assets/entry.js']);
  });

  it('starts it after a long idle on a page that nobody has used', () => {
    const { loaded } = opened('on-intent');
    vi.advanceTimersByTime(LONG_IDLE_MS + 1);
    expect(loaded).toEqual(['/assets/entry.js']);
  });

  it.each(['visitorSession=1', '__Host-visitorSession=1; Path=/; Secure'])(
    'starts it as soon as the browser is idle for a visitor with a session: %s',
    (cookie) => {
      document.cookie = cookie;
      const { loaded } = opened('on-intent');
      vi.advanceTimersByTime(1);
      expect(loaded).toEqual(['/assets/entry.js']);
    },
  );

  it('starts it as soon as the browser is idle on a page that counts down', () => {
    const { loaded } = opened('on-intent', { body: '<p data-countdown="2026-11-24T10:00:00Z"></p>' });
    vi.advanceTimersByTime(1);
    expect(loaded).toEqual(['/assets/entry.js']);
  });

  it('starts it after the first paint, without any intent, on the other pages', () => {
    const { loaded } = opened('at-once');
    vi.advanceTimersToNextFrame();
    expect(loaded).toEqual([]);
    expect(document.head.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(loaded).toEqual(['/assets/entry.js']);
    expect(document.head.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1);
  });

  it('runs the libraries as a classic script, whose compiled code the browser keeps, and the modules only after it', () => {
    const scripts = keepScripts();
    const { loaded } = opened('on-intent', { libraries: '/assets/libraries.js' });
    expect(scripts).toEqual([]);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(scripts.map((script) => [script.getAttribute('src'), script.type])).toEqual([['/assets/libraries.js', '']]);
    expect(document.head.querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe('/assets/entry.js');
    expect(loaded).toEqual([]);
    scripts[0]?.dispatchEvent(new Event('load'));
    expect(loaded).toEqual(['/assets/entry.js']);
  });

  it('reloads the page for a button that only scripts give a meaning if the libraries of its release are gone', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const scripts = keepScripts();
    const { loaded, button } = opened('on-intent', { libraries: '/assets/libraries.js' });
    button('open').click();
    expect(reload).not.toHaveBeenCalled();
    scripts[0]?.dispatchEvent(new Event('error'));
    expect(reload).toHaveBeenCalledOnce();
    expect(loaded).toEqual([]);
  });

  it('fetches all scripts at the same time, and runs them one after another', async () => {
    const { loaded } = opened('on-intent', { scripts: '/assets/a.js /assets/entry.js' });
    expect(document.head.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(0);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(
      [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href')),
    ).toEqual(['/assets/a.js', '/assets/entry.js']);
    expect(loaded).toEqual(['/assets/a.js']);
    await vi.waitFor(() => expect(loaded).toEqual(['/assets/a.js', '/assets/entry.js']));
  });

  it('passes on the buttons that were pressed meanwhile, as often as they were pressed, and nothing that the browser has done itself', () => {
    const { button } = opened('on-intent');
    button('post')
      .closest('form')
      ?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    button('open').querySelector('span')?.click();
    button('post').click();
    button('open').click();
    const pressed = window.shopBoot?.takeOver();
    button('open').click();
    expect(pressed).toEqual([button('open'), button('open')]);
  });

  it('reloads the page for a button that only scripts give a meaning if their release is gone, and not before', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const { button } = opened('on-intent', { load: () => Promise.reject(new TypeError('404')) });
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).not.toHaveBeenCalled();
    button('open').click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('starts a page to which somebody comes back', () => {
    const { loaded } = opened('on-intent');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    vi.advanceTimersByTime(1);
    expect(loaded).toEqual(['/assets/entry.js']);
  });
});
