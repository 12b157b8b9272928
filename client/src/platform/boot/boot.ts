import { reloadGuarded } from '../releases/reload-guard.ts';
import { nextTask } from './next-task.ts';
import { hasVisitorSession } from './visitor-cookie.ts';

/** How long an open page waits before it gets its scripts without being asked, in milliseconds. */
const LONG_IDLE_MS = 30_000;
/** By when the scripts run that a page needs soon, however busy the browser is, in milliseconds. */
const SOON_MS = 2_000;

/** What people do on a page, with whatever device. Assistive technologies focus and activate. */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'input', 'focusin', 'scroll'];

/** Buttons that do nothing without scripts. */
const SCRIPTED_BUTTON = 'button[type="button"]';

/** What the boot script passes on to the application. */
export interface Boot {
  /** From now on, the application handles what is pressed, and prefetches. Returns the buttons that were pressed before, in their order. */
  readonly takeOver: () => readonly HTMLElement[];
}

declare global {
  interface Window {
    shopBoot?: Boot;
  }
}

const whenParsed = (then: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then);
  else then();
};

const whenLoaded = (then: () => void): void => {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then);
};

/** Safari has no idle callbacks. */
const whenIdle = (then: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(then, { timeout: SOON_MS }) : setTimeout(then, SOON_MS));

/** A hidden page is never painted. */
const afterPaint = (then: () => void): void =>
  void (document.hidden ? setTimeout(then) : requestAnimationFrame(() => setTimeout(then)));

/** Chromium reports a pointer that rests where a page appears. */
const isRestingPointer = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

const addToHead = (name: string, properties: object): void => {
  document.head.append(Object.assign(document.createElement(name), properties));
};

/**
 * Starts the application: at once after the first paint, or on the first sign that somebody uses the page (docs/decisions/0144).
 * The page's own script, inline and first, so that nothing that is pressed is lost. Its element says what to load: `data-libraries`,
 * a classic script that runs first, unless the development server provides the modules of the libraries; `data-scripts`, modules in
 * the order in which they run; and when: `data-starts` `at-once` or `on-intent`.
 */
export const boot = (
  { libraries, scripts = '', starts }: DOMStringMap,
  load: (file: string) => Promise<unknown>,
): void => {
  let isStarted = false;
  let isMissing = false;
  const pressed: HTMLElement[] = [];
  const files = scripts.split(' ');

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const type of INTENTS) removeEventListener(type, startOnIntent, true);
    // The entry needs the whole document.
    const loadWhenParsed = (): void => whenParsed(() => void loadInPieces().catch(giveUp));
    if (libraries === undefined) loadWhenParsed();
    else addToHead('script', { src: libraries, fetchPriority: 'high', onload: loadWhenParsed, onerror: giveUp });
    for (const href of files) addToHead('link', { rel: 'modulepreload', href });
  };
  /** Each script in a task of its own: all at once would block a slow phone for a tenth of a second. */
  const loadInPieces = async (): Promise<void> => {
    for (const file of files) {
      await load(file);
      await nextTask();
    }
  };
  const startOnIntent = (event: Event): void => {
    if (!isRestingPointer(event)) start();
  };
  /** The page works without scripts, but for what only scripts do: for that it needs the scripts of a newer release. */
  const giveUp = (failure: unknown): void => {
    console.error(failure);
    isMissing = true;
    if (pressed.length > 0 || starts === 'at-once') reloadGuarded();
  };
  const record = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED_BUTTON) : null;
    if (button === null) return;
    pressed.push(button);
    if (isMissing) reloadGuarded();
  };
  window.shopBoot = {
    takeOver: () => {
      removeEventListener('click', record, true);
      document.querySelector('script[type="speculationrules"]')?.remove();
      return pressed;
    },
  };
  addEventListener('click', record, true);
  for (const type of INTENTS) addEventListener(type, startOnIntent, { capture: true, passive: true });
  const startWhenDue = (): void => {
    if (starts === 'at-once') afterPaint(start);
    else if (hasVisitorSession() || document.querySelector('[data-countdown]') !== null)
      whenLoaded(() => whenIdle(start));
    else setTimeout(() => whenIdle(start), LONG_IDLE_MS);
  };

  // Who comes back to a page that the browser has cached may have another basket or name by now.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) whenIdle(start);
  });
  whenParsed(startWhenDue);
};
