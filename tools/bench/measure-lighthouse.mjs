import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { run } from '../steps/run.mjs';
import { StepFailed } from '../steps/run-command.mjs';
import { ensureChromium } from '../tests/chromium.mjs';
import { median } from './figures.mjs';
import { visitor } from './visitor.mjs';
import { walkToShipping } from './guest-checkout.mjs';

/** Downloaded on demand because nothing else needs its 100 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** A search that finds more than one page. */
const SEARCH = '/search/?q=heft';
const PERCENT = 100;
const SECOND_MS = 1000;

/**
 * @typedef {object} Report the part of Lighthouse's report that is read here
 * @property {Readonly<Record<string, { readonly score: number }>>} categories
 * @property {Readonly<Record<string, { readonly id: string, readonly score: number | null, readonly scoreDisplayMode: string, readonly numericValue: number }>>} audits
 */

/**
 * @param {{ readonly url: string, readonly cookie?: string | undefined, readonly chromium: string, readonly folder: string, readonly hasScripts?: boolean }} page
 * @returns {Promise<Report>}
 */
const audit = async ({ url, cookie, chromium, folder, hasScripts = true }) => {
  const headersFile = path.join(folder, 'headers.json');
  const reportFile = path.join(folder, 'report.json');
  await writeFile(headersFile, JSON.stringify(cookie === undefined ? {} : { Cookie: cookie }));
  const options = ['--output=json', `--output-path=${reportFile}`, `--extra-headers=${headersFile}`, `--only-categories=${CATEGORIES.join(',')}`, '--chrome-flags=--headless=new --no-sandbox', ...(hasScripts ? [] : ['--blocked-url-patterns=*.js']), '--quiet'];
  const { code, output } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], { env: { CHROME_PATH: chromium }, output: 'captured' });
  if (code !== 0) throw new StepFailed(`Lighthouse failed on ${url}:\n${output}`);
  return JSON.parse(await readFile(reportFile, 'utf8'));
};

/**
 * Runs Lighthouse's mobile preset on the main pages and returns the worst scores. Search engines must not index
 * searches and the checkout, so these pages count for every category except SEO. Where a machine is too noisy for times in
 * seconds, the ratio to the same page whose scripts are blocked decides.
 * @param {{ readonly origin: string, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureLighthouse = async ({ origin, sample }) => {
  const chromium = await ensureChromium();
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const buyer = visitor(origin);
  await walkToShipping(buyer, sample.buyable());
  const pages = [
    { url: `${origin}/` },
    { url: `${origin}${sample.path}` },
    { url: `${origin}${SEARCH}` },
    { url: `${origin}${sample.product.path}` },
    { url: `${origin}/checkout/shipping/`, cookie: buyer.headers().cookie },
  ];
  /** @type {Report[]} */
  const reports = [];
  /** @type {number[]} */
  const paintRatios = [];
  const paintOf = (/** @type {Report} */ { audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
  try {
    for (const page of pages) {
      const found = await audit({ ...page, chromium, folder });
      const scores = CATEGORIES.map((category) => `${category} ${Math.round((found.categories[category]?.score ?? 0) * PERCENT)}`);
      const faults = Object.values(found.audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary').map(({ id }) => id);
      console.log(`  ${page.url}: ${scores.join(', ')}${faults.length > 0 ? ` (${faults.join(', ')})` : ''}`);
      reports.push(found);
      if (page.cookie === undefined) paintRatios.push(paintOf(found) / paintOf(await audit({ ...page, chromium, folder, hasScripts: false })));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  /** @param {string} category @param {readonly Report[]} [among] */
  const lowest = (category, among = reports) => Math.min(...among.map((found) => (found.categories[category]?.score ?? 0) * PERCENT));
  /** The checkout's scripts start at once. */
  const ofPublic = reports.slice(0, paintRatios.length);
  /** @param {string} name @param {readonly Report[]} [among] */
  const highest = (name, among = ofPublic) => Math.max(...among.map((found) => found.audits[name]?.numericValue ?? Number.NaN));
  return {
    performance: lowest('performance', ofPublic),
    checkoutPerformance: lowest('performance', reports.slice(paintRatios.length)),
    accessibility: lowest('accessibility'),
    bestPractices: lowest('best-practices'),
    seo: lowest('seo', reports.filter(({ audits }) => audits['is-crawlable']?.score === 1)),
    largestPaint: highest('largest-contentful-paint') / SECOND_MS,
    blockingTime: highest('total-blocking-time'),
    layoutShift: highest('cumulative-layout-shift', reports),
    scriptlessPaint: median(paintRatios),
  };
};
