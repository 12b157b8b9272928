import { describe, expect, it } from 'vitest';
import { LOCAL_HOST_MARKERS } from './host-markers.ts';
import { ALL_STOREFRONTS } from './storefront.ts';
import { storefrontFor } from './storefront-host.ts';
import { namesWorld, storefrontUrl, withoutWorld, worldInUrl } from './storefront-url.ts';

const page = { baseUrl: 'https://at.localhost:8080', hostMarkers: LOCAL_HOST_MARKERS };

describe('a URL of another storefront', () => {
  it.each(ALL_STOREFRONTS.map((storefront) => [storefront.id, storefront] as const))(
    'is the home page of %s, under the scheme and the port of this page',
    (id, storefront) => {
      const [, host = ''] = /^https:\/\/(.+):8080\/$/u.exec(storefrontUrl(id, page)) ?? [];
      expect(storefrontFor(host)).toEqual(storefront);
    },
  );

  it.each([
    ['/', 'http://ch.localhost/?SHOP_WORLD=gabi'],
    ['/register/', 'http://ch.localhost/register/?SHOP_WORLD=gabi'],
    ['/search/?q=Tinte&p=2', 'http://ch.localhost/search/?q=Tinte&p=2&SHOP_WORLD=gabi'],
  ])('takes the world of a tester along to %s', (path, url) => {
    expect(storefrontUrl('ch', { ...page, baseUrl: 'http://localhost', world: 'gabi' }, path)).toBe(url);
  });

  it('names no world on the host of this page, which has the cookie', () => {
    expect(storefrontUrl('at', { ...page, world: 'gabi' })).toBe('https://at.localhost:8080/');
  });
});

describe('the world in a URL', () => {
  it.each([
    ['/?SHOP_WORLD=gabi', 'gabi', '/'],
    ['/search/?q=Tinte&SHOP_WORLD=gabi', 'gabi', '/search/?q=Tinte'],
    ['/search/?SHOP_WORLD=gabi&q=Tinte', 'gabi', '/search/?q=Tinte'],
    ['/search/?q=Tinte&SHOP_WORLD=gabi&p=2', 'gabi', '/search/?q=Tinte&p=2'],
    ['/search/?q=SHOP_WORLD', undefined, '/search/?q=SHOP_WORLD'],
    ['/search/?q=', undefined, '/search/?q='],
    ['/search/?q=a?b&SHOP_WORLD=gabi', 'gabi', '/search/?q=a?b'],
    ['/search/?q=a?b', undefined, '/search/?q=a?b'],
    ['/', undefined, '/'],
    ['/?SHOP_WORLD=', undefined, '/'],
    ['/?SHOP_WORLD=Gabi', undefined, '/'],
    ['/?SHOP_WORLD=gabi%20', undefined, '/'],
    ['/?SHOP_WORLD=%20gabi', undefined, '/'],
    ['/?SHOP_WORLD=GABI!', undefined, '/'],
    [`/?SHOP_WORLD=${'a'.repeat(40)}`, 'a'.repeat(40), '/'],
    [`/?SHOP_WORLD=${'a'.repeat(41)}`, undefined, '/'],
  ])('of %s is %s, and without it the URL is %s', (url, world, without) => {
    expect([worldInUrl(url), withoutWorld(url)]).toEqual([world, without]);
  });

  it.each([
    ['/search/?q=Tinte&SHOP_WORLD=gabi', true],
    ['/?SHOP_WORLD=Gabi!', true],
    ['/search/?q=SHOP_WORLD', false],
    ['/SHOP_WORLD=gabi/', false],
    ['/', false],
  ])('is named by %s, whether or not it can exist: %s', (url, expected) => {
    expect(namesWorld(url)).toBe(expected);
  });
});
