import { PERSONAS } from '@shop/fakes/personas/personas';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const IN_MEMORY = WHOLE_SHOPS.filter(({ backend }) => backend === 'in memory');

/** Pages that are alike for every id: some of them stand for all. */
const MANY: readonly (readonly [prefix: string, most: number])[] = [
  ['/prod/', 12],
  ['/cat/', 25],
];
/** What is no page, and the pages of the same shop in its other language, which is crawled itself. */
const NO_PAGES = /^\/(?:logout|forms|qa|api|assets|builds|pictures|en|edu)\b/u;
/** Fewer letters than this are no page. */
const FEWEST_LETTERS = 80;
const HREF = /<a\b[^>]*?\shref="(?<href>[^"]*)"/gu;

/** The shop's own pages to which a page leads, each once; those about something of the visitor by what it is. */
const linksOn = (body: string): readonly string[] =>
  [...body.matchAll(HREF)].flatMap(({ groups }) => {
    const [url = ''] = (groups?.['href'] ?? '').replaceAll('&amp;', '&').split('#');
    if (!/^\/(?!\/)/u.test(url) || NO_PAGES.test(url)) return [];
    return /^\/(?:myaccount|rating)\//u.test(url) ? [url] : url.replace(/\?.*/u, '');
  });

const mainOf = (body: string): string => /<main\b.*<\/main>/su.exec(body)?.[0] ?? '';

interface Opened {
  readonly path: string;
  readonly status: number;
  readonly body: string;
}

const follow = async (browser: TestBrowser, path: string, most = 5): Promise<Opened> => {
  const { statusCode, headers, body } = await browser.get(path);
  const { location } = headers;
  if (statusCode < 300 || statusCode >= 400 || location === undefined || most === 0)
    return { path, status: statusCode, body };
  return follow(browser, new URL(location, 'http://shop').href.replace('http://shop', ''), most - 1);
};

/** Opens every page that links lead to from the home page. */
const crawl = async (browser: TestBrowser): Promise<ReadonlyMap<string, Opened>> => {
  const opened = new Map<string, Opened>();
  const left = MANY.map(([prefix, most]) => ({ prefix, most }));
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (opened.has(path)) continue;
    const kind = left.find(({ prefix }) => path?.startsWith(prefix));
    if (kind !== undefined) {
      if (kind.most === 0) continue;
      kind.most -= 1;
    }
    const page = await follow(browser, path);
    opened.set(path, page);
    queue.push(...linksOn(page.body));
  }
  return opened;
};

describe.each(IN_MEMORY)('links of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(['de', 'at', 'ch', 'en', 'b2b-de', 'b2b-en'] as const)(
    'of %s lead to no page that is missing, and to none that says next to nothing',
    async (storefront) => {
      const { host, buyer } = MARKETS[storefront];
      const { browser } = await shop.enter(host);
      if ('persona' in buyer) {
        const t = textsOf(storefront);
        const { identifier, password } = PERSONAS[buyer.persona];
        await (await withoutScripts(browser, host).open('/login/')).press(t('sessions:login.submit'), {
          [t('sessions:login.customerNumber')]: identifier,
          [t('sessions:login.password')]: password,
        });
      }
      const pages = [...(await crawl(browser))];
      expect(pages.length).toBeGreaterThan(80);
      expect(pages.filter(([, { status }]) => status !== 200).map(([path, { status }]) => [path, status])).toEqual([]);
      const bodies = pages.map(([path, { body }]) => [path, mainOf(body)] as const);
      expect(bodies.filter(([, main]) => !main.includes('<h1')).map(([path]) => path)).toEqual([]);
      expect(bodies.filter(([, main]) => pageText(main).length < FEWEST_LETTERS).map(([path]) => path)).toEqual([]);
    },
  );
});
