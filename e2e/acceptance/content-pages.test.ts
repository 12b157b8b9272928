import type { OpenBackend } from '@shop/gateway/testing/backends';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

/** Pages that editors wrote, with their headings; `undefined` if the storefront does not have the page. */
const PAGES = [
  { path: '/service/sicher-einkaufen/', consumers: 'Sicher einkaufen', businesses: 'Sicher einkaufen' },
  { path: '/service/spielwarensicherheit/', consumers: 'Spielwarensicherheit', businesses: undefined },
  { path: '/service/product-safety/', consumers: undefined, businesses: 'Produktsicherheit' },
  { path: '/service/your-advantages/', consumers: 'Ihre Vorteile', businesses: 'Ihre Vorteile' },
  {
    path: '/service/entsorgung-elektroaltgeraete/',
    consumers: 'Entsorgung von Elektroaltgeräten und Batterien',
    businesses: 'Entsorgung von Elektroaltgeräten und Batterien',
  },
  { path: '/beratung/', consumers: 'Beratung', businesses: 'Beratung' },
  { path: '/service/ueber-uns/', consumers: 'Über uns', businesses: 'Über uns' },
  { path: '/service/impressum/', consumers: 'Impressum', businesses: 'Impressum' },
  {
    path: '/service/agb/',
    consumers: 'Allgemeine Geschäftsbedingungen',
    businesses: 'Allgemeine Geschäftsbedingungen',
  },
  { path: '/service/datenschutz/', consumers: 'Datenschutz', businesses: 'Datenschutz' },
  { path: '/service/kontakt/', consumers: 'Kontakt', businesses: 'Kontakt' },
] as const;

const t = textsOf('de');

describe.each(WHOLE_SHOPS)('the service, advice, company and legal pages of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each([
    { readers: 'consumers', scenario: 'empty' },
    { readers: 'businesses', scenario: 'business-account' },
  ] as const)('open where they exist for $readers, and nowhere else (ROUTE-18)', async ({ readers, scenario }) => {
    const reader = withoutScripts((await resumeScenario(shop, scenario)).browser);
    const shown = await Promise.all(PAGES.map(async ({ path }) => [path, await reader.open(path)] as const));
    expect(shown.map(([path, { status, url, headings }]) => [path, url, status, headings()[0]])).toEqual(
      PAGES.map(({ path, [readers]: heading }) => [
        path,
        path,
        heading === undefined ? 404 : 200,
        heading ?? t('vue.statuscode.headline'),
      ]),
    );
  });
});
