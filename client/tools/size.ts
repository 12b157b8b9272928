import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

interface Limit {
  readonly page: string;
  /** Files that the page starts with, by their names in the manifest; routes that are not built are left out. */
  readonly route: string;
  readonly areas: readonly string[];
  /** Maximum JavaScript of the first view, in kilobytes of brotli. */
  readonly script: number;
}

/**
 * Maximum size of the style sheet, in kilobytes of brotli (docs/decisions/0014). The last 0.7 kB lay out the rows of lists by
 * their own width, keep toasts off what has the focus and inside a narrow screen, show that a page is on its way, and lay out the
 * rows of order forms, and pages of competitions.
 */
const STYLE_LIMIT = 18.8;
const STYLES = 'style.css';
const ENTRY = 'src/app/entry-client.tsx';
const SHELL = ['shell', 'messages'];
const FOLDER = 'dist/client';

/**
 * Half a kilobyte above what the pages weighed once every write said what is not sent offline, what a browser stores went with
 * the session (2 kB more than before), the checkout told the causes of an empty basket and a
 * refused order apart (0.8 kB), messages in forms led on by links (0.2 kB), forms were typed from their actions (0.1 kB in
 * the checkout), a visitor's own queries marked themselves and limits named the wait (0.1 kB), and products had a bookmark
 * and the header and two routes led to the lists (1.7 kB, with their question, their form, six messages and
 * the lists of editors), and pages noticed which requests get no answer, and said so (0.2 kB). The basket leads to a list
 * as well (0.3 kB): its link is there before scripts run, and all behind it is a page of its own. A login says where what had
 * to wait for it goes on, and every page names the code of the editors' lists by another file (0.1 kB). Requests
 * outlive their page where they may be the last of it (0.1 kB), and a write that got no reply is sent again as the same one
 * (0.3 kB: its key, and when it is forgotten). Numbers in texts are grouped as in prices, and a form whose fields are right
 * says so (0.2 kB). Every page also names the files that it may load by their
 * hashes: with each change they compress some ten bytes better or worse, for which it has 0.2 kB. The order form is another page
 * to lead to, with files of its own (0.4 kB), and so are those of the newsletter (0.3 kB), of the
 * contact form and of competitions (0.1 kB each: a route, a loader and the name of its texts). Sold-out articles lead to an
 * alert (0.2 kB, on pages of products 0.3 kB: a link, a route, and the names of what is loaded where something is sold out).
 */
const LIMITS: readonly Limit[] = [
  { page: 'home', route: '_default.index', areas: [], script: 147.9 },
  { page: 'content', route: '_default.$', areas: [], script: 147.9 },
  { page: 'listing', route: '_default.cat.$id', areas: [], script: 147.9 },
  { page: 'search', route: '_default.search', areas: [], script: 147.9 },
  { page: 'product', route: '_default.prod.$id', areas: ['catalogue', 'carts'], script: 161.6 },
  { page: 'basket', route: '_default.checkout.basket', areas: ['carts'], script: 178.6 },
  { page: 'login step', route: '_checkout.checkout.login', areas: ['sessions', 'checkout'], script: 169.4 },
  {
    page: 'shipping step',
    route: '_checkout.checkout.shipping',
    areas: ['checkout', 'addresses', 'sessions'],
    script: 174.6,
  },
  { page: 'payment step', route: '_checkout.checkout.payment', areas: ['checkout'], script: 167.4 },
  { page: 'summary step', route: '_checkout.checkout.summary', areas: ['checkout', 'carts'], script: 173 },
];

const manifest: Readonly<Record<string, Chunk | undefined>> = JSON.parse(
  readFileSync(join(FOLDER, '.vite/manifest.json'), 'utf8'),
);

const routeKey = (route: string): string => `src/routes/${route}.tsx?tsr-split=component`;

/** The layout of a route is the first part of its name. */
const layoutOf = (route: string): string => route.split('.')[0] ?? route;

const loadedBy = (keys: readonly string[]): readonly Chunk[] => {
  const found = new Map<string, Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found.values()];
};

const compressedSize = (file: string): number => {
  try {
    return statSync(join(FOLDER, `${file}.br`)).size;
  } catch {
    return statSync(join(FOLDER, file)).size;
  }
};

const kilobytes = (files: readonly string[]): number =>
  [...new Set(files)].map(compressedSize).reduce((a, b) => a + b, 0) / 1000;

let isTooMuch = false;
for (const { page, route, areas, script } of LIMITS) {
  if (manifest[routeKey(route)] === undefined) continue;
  const chunks = loadedBy([
    ENTRY,
    routeKey(layoutOf(route)),
    routeKey(route),
    ...[...SHELL, ...areas].map((area) => `src/locales/de/${area}.json`),
  ]);
  const scripts = kilobytes(chunks.map(({ file }) => file));
  const exceeded = scripts > script;
  isTooMuch ||= exceeded;
  console.log(
    `${page.padEnd(14)} ${scripts.toFixed(1).padStart(6)} of ${script} kB JavaScript${exceeded ? '  TOO MUCH' : ''}`,
  );
}
const styles = kilobytes(loadedBy([STYLES]).map(({ file }) => file));
isTooMuch ||= styles > STYLE_LIMIT;
console.log(
  `${'all pages'.padEnd(14)} ${styles.toFixed(1).padStart(6)} of ${STYLE_LIMIT} kB CSS${styles > STYLE_LIMIT ? '  TOO MUCH' : ''}`,
);
if (isTooMuch) process.exitCode = 1;
