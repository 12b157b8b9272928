import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HostMarkers, LOCAL_HOST_MARKERS } from './host-markers.ts';
import { LANGUAGES } from './language.ts';
import { ALL_STOREFRONTS, LOCALES, type Storefront, STOREFRONTS, STORES } from './storefront.ts';
import { hostOfStorefront, storefrontFor } from './storefront-host.ts';

const MARKERS: HostMarkers = {
  de: 'pausenhof.de',
  ch: 'pausenhof.ch',
  at: 'pausenhof.at',
  educational: 'educational',
  english: 'en.',
};

describe('the host chooses the storefront', () => {
  it('opens the Swiss store on the Swiss shop domain, in Swiss German and Francs (STORE-01)', () => {
    expect(storefrontFor('www.pausenhof.ch', MARKERS)).toMatchObject({
      store: 'ch',
      language: 'de-CH',
      currency: 'CHF',
    });
  });

  it('opens the Austrian store on the Austrian shop domain (STORE-02)', () => {
    expect(storefrontFor('shop.pausenhof.at', MARKERS)).toMatchObject({ store: 'at', language: 'de-AT' });
  });

  it.each([
    ['educational.pausenhof.de', 'de-DE'],
    ['en.educational.pausenhof.de', 'en-DE'],
  ])('opens the business store on %s in %s (STORE-03)', (host, language) => {
    expect(storefrontFor(host, MARKERS)).toMatchObject({ store: 'b2b', language, isB2b: true });
  });

  it('shows German consumers an English shop on the English subdomain alone (STORE-04)', () => {
    expect(storefrontFor('en.pausenhof.de', MARKERS)).toMatchObject({
      store: 'de',
      language: 'en-DE',
      locale: 'en',
      isB2b: false,
    });
  });

  it.each([
    ['www.pausenhof.de', 'de'],
    ['127.0.0.1:8080', 'de'],
    ['', 'de'],
    ['en.pausenhof.ch', 'ch'],
    ['educational.pausenhof.ch', 'ch'],
    ['pausenhof.at.pausenhof.ch', 'ch'],
    ['educational.pausenhof.at', 'at'],
    ['en.educational.pausenhof.de', 'b2b'],
  ])('tries Swiss, Austrian, educational and English markers in this order: %s is %s (STORE-05)', (host, store) => {
    expect(storefrontFor(host, MARKERS).store).toBe(store);
  });

  it('selects exactly the stores de, at, ch and b2b and the languages de-DE, de-AT, de-CH and en-DE, whatever the host (STORE-06)', () => {
    const label = fc.oneof(fc.constantFrom('www', 'shop', ...Object.values(MARKERS)), fc.domain(), fc.string());
    const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));
    const selected = fc.sample(host, 2_000).map((name) => storefrontFor(name, MARKERS));
    const values = <Name extends keyof Storefront>(name: Name) =>
      [...new Set(selected.map((storefront) => storefront[name]))].toSorted();
    expect(values('store')).toEqual(['at', 'b2b', 'ch', 'de']);
    expect(values('language')).toEqual(['de-AT', 'de-CH', 'de-DE', 'en-DE']);
    expect(values('locale')).toEqual(['de', 'edu', 'en']);
  });

  it('has these identifiers and no other (STORE-06)', () => {
    expect([STORES, LANGUAGES, LOCALES]).toEqual([
      ['de', 'at', 'ch', 'b2b'],
      ['de-DE', 'de-AT', 'de-CH', 'en-DE'],
      ['de', 'edu', 'en'],
    ]);
  });

  it.each([
    ['localhost', 'de', 'de'],
    ['at.localhost', 'de', 'at'],
    ['ch.localhost', 'de', 'ch'],
    ['educational.localhost', 'edu', 'edu'],
    ['en.educational.localhost', 'en', 'edu'],
    ['en.localhost', 'en', 'de'],
  ])(
    'names %s locale %s and country %s: edu is a name of the business store only (STORE-07)',
    (host, locale, country) => {
      expect(storefrontFor(host)).toMatchObject({ locale, country });
    },
  );

  it.each([
    ['educational.localhost', true],
    ['en.educational.localhost', true],
    ['en.localhost', false],
    ['at.localhost', false],
  ])('is a business shop only by the educational marker: %s is %s (STORE-08)', (host, isB2b) => {
    expect(storefrontFor(host).isB2b).toBe(isB2b);
  });

  it.each([
    ['de', 'de', 'de-DE', 'de', 'de', false, 'EUR'],
    ['at', 'at', 'de-AT', 'de', 'at', false, 'EUR'],
    ['ch', 'ch', 'de-CH', 'de', 'ch', false, 'CHF'],
    ['b2b-de', 'b2b', 'de-DE', 'edu', 'edu', true, 'EUR'],
    ['b2b-en', 'b2b', 'en-DE', 'en', 'edu', true, 'EUR'],
    ['en', 'de', 'en-DE', 'en', 'de', false, 'EUR'],
  ] as const)(
    'has for %s the store %s, language %s, locale %s, country %s, business %s and currency %s',
    (name, store, language, locale, country, isB2b, currency) => {
      expect(STOREFRONTS[name]).toMatchObject({ id: name, store, language, locale, country, isB2b, currency });
    },
  );

  it.each(['ch', 'at', 'educational', 'english'] as const)('selects no storefront by an empty marker: %s', (marker) => {
    expect(storefrontFor('www.pausenhof.de', { ...MARKERS, [marker]: '' })).toEqual(STOREFRONTS.de);
  });

  it('ignores the port and the case of the host', () => {
    expect(storefrontFor('CH.LocalHost:8080').store).toBe('ch');
  });

  it('does not mistake a German word that ends like the English subdomain for it', () => {
    expect(storefrontFor('garten.localhost').language).toBe('de-DE');
  });
});

it.each([
  ['de', 'germany', 'DE', 'union'],
  ['at', 'austria', 'AT', 'union'],
  ['ch', 'switzerland', 'CH', 'swiss'],
  ['b2b-de', 'germany', 'DE', 'business'],
  ['b2b-en', 'germany', 'DE', 'business'],
  ['en', 'germany', 'DE', 'union'],
] as const)(
  'sells on %s in the region %s, with the home country %s and the legal regime %s',
  (id, region, homeCountry, legalRegime) => {
    expect(STOREFRONTS[id]).toMatchObject({ region, homeCountry, legalRegime });
  },
);

it.each(ALL_STOREFRONTS.map((storefront) => [storefront.id, storefront] as const))(
  'is selected by its host: %s',
  (id, storefront) => {
    expect(storefrontFor(hostOfStorefront(id, 'localhost:8080', LOCAL_HOST_MARKERS))).toBe(storefront);
  },
);

it('waits for consent before pictures move, except in the Swiss store', () => {
  expect(ALL_STOREFRONTS.filter(({ consent }) => !consent.heroWaitsForAnswer).map(({ id }) => id)).toEqual(['ch']);
});

it('has its own consent setting in each store (STORE-12)', () => {
  expect([...new Set(ALL_STOREFRONTS.map(({ store, consent }) => `${store} ${consent.id}`))]).toEqual([
    'de pausenhof-de',
    'at pausenhof-at',
    'ch pausenhof-ch',
    'b2b pausenhof-bildung',
  ]);
});
