import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import { footerOf } from './footer.ts';
import { STATIC_PAGES } from './static-pages.ts';
import { pageAt } from './pages.ts';
import { aPageContext, IN_ADVENT, IN_SUMMER, STOREFRONT_NAMES } from './testing/page-contexts.ts';
import { picturesOf } from './testing/page-parts.ts';

const READY = new Set(
  readdirSync(fileURLToPath(new URL('../../pictures/', import.meta.url))).map((name) => `/pictures/${name}`),
);

it.each(STOREFRONT_NAMES)('every picture that editors of %s chose exists', (name) => {
  const pages = ['/', ...STATIC_PAGES.keys()].flatMap((path) =>
    [IN_ADVENT, IN_SUMMER].map((now) => pageAt(path, aPageContext(name, now))),
  );
  const chosen = new Set([
    ...pages.flatMap(picturesOf),
    ...footerOf(STOREFRONTS[name]).usps.map(({ imageSrc }) => imageSrc),
  ]);
  expect([...chosen].filter((address) => !READY.has(address))).toEqual([]);
});
