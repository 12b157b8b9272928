import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { run } from '../steps/run.mjs';
import { StepFailed } from '../steps/run-command.mjs';
import { ensureChromium } from '../tests/chromium.mjs';
import { startBareBrowser } from './bare-browser.mjs';
import { median } from './figures.mjs';
import { visitor } from './visitor.mjs';
import { walkToShipping } from './guest-checkout.mjs';

/** Downloaded on demand because nothing else needs its 100 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** A search that finds more than one page. */
const SEARCH = '/search/?q=heft';
/** How often each public page is measured, in turn with its scripts blocked: a single pair differs by a tenth. */
const ROUNDS = 3;
const PERCENT = 100;
const SECOND_MS = 1000;

/**
 * @typedef {object} Report the part of Lighthouse's report that is read here
 * @property {Readonly<Record<string, { readonly score: number }>>} categories
 * @property {Readonly<Record<string, { readonly id: string, readonly score: number | null, readonly scoreDisplayMode: string, readonly numericValue: number }>>} audits
 */

/**
 * Without a port, in a browser of its own.
 * @param {{ readonly url: string, readonly port?: number | undefined, readonly chromium: string, readonly folder: string, readonly hasScripts?: boolean }} page
 * @returns {Promise<Report>}
 */
const audit = async ({ url, port, chromium, folder, hasScripts = true }) => {
  const reportFile = path.join(folder, 'report.json');
  const browser =
    port === undefined ? ['--chrome-flags=--headless=new --no-sandbox'] : [`--port=${port}`, '--disable-storage-reset'];
  const options = [
    '--output=json',
    `--output-path=${reportFile}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    ...browser,
    ...(hasScripts ? [] : ['--blocked-url-patterns=*.js']),
    '--quiet',
  ];
  const attempt = () =>
    run('npx', ['--yes', LIGHTHOUSE, url, ...options], { env: { CHROME_PATH: chromium }, output: 'captured' });
  const first = await attempt();
  // It loses a trace now and then, and asks to be run again.
  const { code, output } = first.code === 0 ? first : await attempt();
  if (code !== 0) throw new StepFailed(`Lighthouse failed on ${url}:\n${output}`);
  return JSON.parse(await readFile(reportFile, 'utf8'));
};

/** @param {Report} report @param {string} category */
const scoreOf = ({ categories }, category) => (categories[category]?.score ?? 0) * PERCENT;

/** @param {Report} report @param {string} name */
const figureOf = ({ audits }, name) => audits[name]?.numericValue ?? Number.NaN;

/** @param {string} url @param {readonly Report[]} reports */
const printScores = (url, reports) => {
  const scores = CATEGORIES.map(
    (category) => `${category} ${reports.map((report) => Math.round(scoreOf(report, category))).join(' ')}`,
  );
  const faults = new Set(
    reports.flatMap(({ audits }) =>
      Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
        .map(({ id }) => id),
    ),
  );
  console.log(`  ${url}: ${scores.join(', ')}${faults.size > 0 ? ` (${[...faults].join(', ')})` : ''}`);
};

/**
 * Runs Lighthouse's mobile preset on the main pages and returns the worst figures, each the median of its page. Search engines must
 * not index searches and the checkout, so these pages count for every category except SEO. Where a machine is too noisy for times
 * in seconds, the ratio to the same page whose scripts are blocked decides.
 * @param {{ readonly origin: string, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureLighthouse = async ({ origin, sample }) => {
  const chromium = await ensureChromium();
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const buyer = visitor(origin);
  await walkToShipping(buyer, sample.buyable());
  const publicUrls = ['/', sample.path, SEARCH, sample.product.path].map((url) => origin + url);
  /** @type {Report[][]} */
  const ofPublic = [];
  /** @type {number[]} */
  const paintRatios = [];
  const medianOf = (/** @type {readonly Report[]} */ reports, /** @type {string} */ name) =>
    median(reports.map((report) => figureOf(report, name)));
  /** The browser has the buyer's cookies itself: a header of Lighthouse's own would be sent beside those that the shop sets, and a second query would find no cart. */
  const measureCheckout = async () => {
    const url = `${origin}/checkout/shipping/`;
    const browser = await startBareBrowser(chromium);
    try {
      await browser.setCookies(buyer.headers().cookie ?? '', url);
      const report = await audit({ url, port: browser.port, chromium, folder });
      printScores(url, [report]);
      return report;
    } finally {
      await browser.stop();
    }
  };
  const measurePublic = async (/** @type {string} */ url) => {
    /** @type {Report[]} */
    const reports = [];
    /** @type {Report[]} */
    const scriptless = [];
    while (reports.length < ROUNDS) {
      reports.push(await audit({ url, chromium, folder }));
      scriptless.push(await audit({ url, chromium, folder, hasScripts: false }));
    }
    printScores(url, reports);
    ofPublic.push(reports);
    paintRatios.push(medianOf(reports, 'largest-contentful-paint') / medianOf(scriptless, 'largest-contentful-paint'));
  };
  try {
    for (const url of publicUrls) await measurePublic(url);
    const checkout = [await measureCheckout()];
    const all = [...ofPublic, checkout];
    const lowest = (/** @type {string} */ category, /** @type {readonly Report[][]} */ among = all) =>
      Math.min(...among.map((reports) => median(reports.map((report) => scoreOf(report, category)))));
    const highest = (/** @type {string} */ name, /** @type {readonly Report[][]} */ among = ofPublic) =>
      Math.max(...among.map((reports) => medianOf(reports, name)));
    return {
      performance: lowest('performance', ofPublic),
      checkoutPerformance: lowest('performance', [checkout]),
      accessibility: lowest('accessibility'),
      bestPractices: lowest('best-practices'),
      seo: lowest(
        'seo',
        all.filter((reports) => reports.every(({ audits }) => audits['is-crawlable']?.score === 1)),
      ),
      largestPaint: highest('largest-contentful-paint') / SECOND_MS,
      blockingTime: highest('total-blocking-time'),
      layoutShift: highest('cumulative-layout-shift', all),
      scriptlessPaint: median(paintRatios),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};
