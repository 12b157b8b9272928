import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECIDING_MARKERS, LOCAL_HOST_MARKERS, type HostMarkers } from './host-markers.ts';
import { ALL_STOREFRONTS, type StorefrontId, STOREFRONTS } from './storefront.ts';
import { hostOfStorefront, storefrontFor } from './storefront-host.ts';

const OTHER_DOMAINS: HostMarkers = {
  de: 'kreidekasten.de',
  ch: 'kreidekasten.ch',
  at: 'kreidekasten.at',
  educational: 'bildung',
  english: 'english.',
};
const NAMES: readonly StorefrontId[] = ALL_STOREFRONTS.map(({ id }) => id);
const WAYS = NAMES.flatMap((from) => NAMES.map((to) => [from, to] as const));

it('opens by each marker a storefront that has it, and not the German one for want of another', () => {
  expect(DECIDING_MARKERS.map((marker) => storefrontFor(LOCAL_HOST_MARKERS[marker]).host.marker)).toEqual(
    DECIDING_MARKERS,
  );
});

describe('the host of another storefront', () => {
  it.each<readonly [StorefrontId, string]>([
    ['de', 'www.kreidekasten.de'],
    ['at', 'www.kreidekasten.at'],
    ['ch', 'www.kreidekasten.ch'],
    ['b2b-de', 'bildung.www.kreidekasten.de'],
    ['b2b-en', 'english.bildung.www.kreidekasten.de'],
    ['en', 'english.www.kreidekasten.de'],
  ])('replaces the domain with the configured one and keeps the label before it: %s is %s', (name, host) => {
    expect(hostOfStorefront(name, 'www.kreidekasten.de', OTHER_DOMAINS)).toBe(host);
  });

  it.each(WAYS)('leads from %s to %s, by configured domains and by the local ones, at the same port', (from, to) => {
    for (const [home, markers] of [
      ['kreidekasten.de:8443', OTHER_DOMAINS],
      ['localhost:8080', LOCAL_HOST_MARKERS],
    ] as const) {
      const here = hostOfStorefront(from, home, markers);
      const there = hostOfStorefront(to, here, markers);
      expect(storefrontFor(there, markers)).toEqual(STOREFRONTS[to]);
      expect(there).toMatch(/:\d{4}$/u);
      expect(hostOfStorefront(from, there, markers)).toBe(here);
    }
  });

  it('leads back from the label of any shop', () => {
    const markers = { ...OTHER_DOMAINS, at: 'wien' };
    expect(hostOfStorefront('at', 'www.kreidekasten.de', markers)).toBe('wien.www.kreidekasten.de');
    expect(hostOfStorefront('de', 'wien.www.kreidekasten.de', markers)).toBe('www.kreidekasten.de');
    expect(hostOfStorefront('b2b-de', 'wien.www.kreidekasten.de', markers)).toBe('bildung.www.kreidekasten.de');
  });

  it('opens the business shop on its own domain if it has one', () => {
    const markers = { ...OTHER_DOMAINS, educational: 'kreidekasten-bildung.de' };
    expect(hostOfStorefront('b2b-de', 'www.kreidekasten.ch', markers)).toBe('www.kreidekasten-bildung.de');
    expect(hostOfStorefront('b2b-en', 'kreidekasten.de', markers)).toBe('english.kreidekasten-bildung.de');
    expect(hostOfStorefront('de', 'english.kreidekasten-bildung.de', markers)).toBe('kreidekasten.de');
  });

  it.each([
    'www.kreidekasten.de',
    'www.kreidekasten.at',
    'www.kreidekasten.ch',
    'bildung.www.kreidekasten.de',
    'english.bildung.www.kreidekasten.de',
    'english.www.kreidekasten.de',
  ])('leads back from %s to what stood before the German domain', (host) => {
    expect(hostOfStorefront('de', host, OTHER_DOMAINS)).toBe('www.kreidekasten.de');
  });

  it.each<readonly [string, StorefrontId, string]>([
    ['pc4:8080', 'en', 'english.pc4:8080'],
    ['4you.example', 'en', 'english.4you.example'],
    ['10.0.0.4', 'en', 'english.kreidekasten.de'],
    ['[::1]:8080', 'de', '[::1]:8080'],
    ['[::1]:8080', 'en', 'english.kreidekasten.de:8080'],
  ])(
    'puts a label in front of a host name but not of an IP address: seen from %s, %s is %s',
    (requested, name, host) => {
      expect(hostOfStorefront(name, requested, OTHER_DOMAINS)).toBe(host);
    },
  );

  it('is one of this machine if nothing is configured', () => {
    expect(hostOfStorefront('en', '192.168.1.20:8080', LOCAL_HOST_MARKERS)).toBe('en.localhost:8080');
  });

  it('uses the configured domain if the requested host belongs to none', () => {
    expect(hostOfStorefront('ch', '192.168.1.20:8080', OTHER_DOMAINS)).toBe('kreidekasten.ch:8080');
    expect(hostOfStorefront('en', '192.168.1.20:8080', OTHER_DOMAINS)).toBe('english.kreidekasten.de:8080');
    expect(hostOfStorefront('de', '192.168.1.20:8080', OTHER_DOMAINS)).toBe('192.168.1.20:8080');
    expect(hostOfStorefront('de', 'die-bildung.example', OTHER_DOMAINS)).toBe('kreidekasten.de');
  });

  it('is always a host of that storefront, whatever host was requested', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.ipV4()), fc.constantFrom(...NAMES), (requested, name) => {
        expect(storefrontFor(hostOfStorefront(name, requested, OTHER_DOMAINS), OTHER_DOMAINS)).toEqual(
          STOREFRONTS[name],
        );
      }),
    );
  });
});
