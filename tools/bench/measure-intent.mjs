/// <reference lib="dom" />
import { setTimeout as pause } from 'node:timers/promises';

import { ensureChromium } from '../tests/chromium.mjs';
import { startBareBrowser } from './bare-browser.mjs';
import { median } from './figures.mjs';

/** The phone's processor is so many times slower than this machine's. */
const SLOWED = 4;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
/** How often each page is touched, besides the first time, which fills the browser's cache. */
const TOUCHES = 7;
/** A place at the edge of the screen on which nothing lies. */
const EDGE = { x: 2, y: 2 };
/** How long a page has nothing to do before it is touched, and afterwards, in milliseconds. */
const REST_MS = 400;

/**
 * @typedef {object} Touch
 * @property {number} ready milliseconds from the first touch until React has taken over
 * @property {number} interaction milliseconds from the first touch until the next paint
 * @property {number} task the longest task after the first touch in milliseconds, 0 below 50
 */

/** Runs in the page, before its scripts. */
const observe = () => {
  /** @type {{ touchedAt: number, startedAt: number, entries: PerformanceEntry[] }} */
  const seen = { touchedAt: Number.NaN, startedAt: Number.NaN, entries: [] };
  Object.assign(globalThis, { seen });
  addEventListener('pointerdown', ({ timeStamp }) => (seen.touchedAt = timeStamp), { capture: true, once: true });
  const observer = () => new PerformanceObserver((list) => void seen.entries.push(...list.getEntries()));
  observer().observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }));
  observer().observe({ type: 'longtask', buffered: true });
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => (seen.startedAt = performance.now())).observe(document.documentElement, {
      attributeFilter: ['data-started'],
    });
  });
};

/** Runs in the page, after it has started. @returns {Touch} */
const result = () => {
  const { touchedAt, startedAt, entries } =
    /** @type {{ seen: { touchedAt: number, startedAt: number, entries: PerformanceEntry[] } }} */ (
      /** @type {unknown} */ (globalThis)
    ).seen;
  const longest = (/** @type {string} */ type) =>
    Math.max(
      0,
      ...entries
        .filter(({ entryType, startTime, duration }) => entryType === type && startTime + duration > touchedAt)
        .map(({ duration }) => duration),
    );
  return { ready: startedAt - touchedAt, interaction: longest('event'), task: longest('longtask') };
};

/**
 * @param {Awaited<ReturnType<typeof startBareBrowser>>} browser
 * @param {string} url
 * @returns {Promise<Touch>}
 */
const touch = async (browser, url) => {
  const page = await browser.newPage();
  try {
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
    await page.send('Emulation.setDeviceMetricsOverride', PHONE);
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.send('Page.navigate', { url });
    await page.evaluate(
      "new Promise((resolve) => (document.readyState === 'complete' ? resolve() : addEventListener('load', () => resolve())))",
    );
    await pause(REST_MS);
    await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [EDGE] });
    await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    while ((await page.evaluate("'started' in document.documentElement.dataset")) !== true) await pause(REST_MS);
    await pause(REST_MS);
    return await page.evaluate(`(${result})()`);
  } finally {
    await page.close();
  }
};

/**
 * Touches public pages from the browser's cache on a slowed processor: how soon the application has taken over, and what the
 * shopper notices of it. Returns the worst page.
 * @param {{ readonly origin: string, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureIntent = async ({ origin, sample }) => {
  const browser = await startBareBrowser(await ensureChromium());
  const worst = { ready: 0, interaction: 0, task: 0 };
  try {
    for (const path of ['/', sample.path, '/search/?q=heft', sample.product.path]) {
      await touch(browser, origin + path);
      /** @type {Touch[]} */
      const touches = [];
      while (touches.length < TOUCHES) touches.push(await touch(browser, origin + path));
      const of = (/** @type {keyof Touch} */ figure) => Math.round(median(touches.map((one) => one[figure])));
      const page = { ready: of('ready'), interaction: of('interaction'), task: of('task') };
      console.log(
        `  ${path}: ready ${page.ready} ms, first interaction ${page.interaction} ms, longest task ${page.task} ms`,
      );
      for (const figure of /** @type {const} */ (['ready', 'interaction', 'task']))
        worst[figure] = Math.max(worst[figure], page[figure]);
    }
  } finally {
    await browser.stop();
  }
  return { intentToReady: worst.ready, firstInteraction: worst.interaction, startTask: worst.task };
};
