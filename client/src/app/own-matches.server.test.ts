import { describe, expect, it } from 'vitest';

import { aPageRequest } from '../testing/page-request.ts';
import { ownMatches, transportId } from './own-matches.ts';
import type { MatchState } from './page-state.ts';
import { serverApp } from './server-app.ts';

const routerAt = (url: string) => serverApp(aPageRequest(url)).router;

const statesOf = (url: string): readonly MatchState[] => {
  const router = routerAt(url);
  return router.matchRoutes(router.latestLocation).map(({ id }) => ({ i: transportId(id), u: 1, s: 'success' }));
};

const adopted = (server: string, browser: string): readonly string[] =>
  ownMatches(routerAt(browser), statesOf(server)).map(({ i }) => i);
const idsOf = (url: string): readonly string[] => statesOf(url).map(({ i }) => i);

describe('a page that the server rendered', () => {
  it.each([
    ['/cat/10/', '/cat/10/?utm_source=x'],
    ['/cat/10/?filter.colour=red&sort=new', '/cat/10/?sort=new&filter.colour=red'],
    ['/search/?p=2&q=heft', '/search/?q=heft&gclid=%7B&p=2'],
    ['/prod/12/', '/prod/12/?utm_source=x'],
  ])('is hydrated as it is, whatever else the URL has: %s as %s', (server, browser) => {
    expect(idsOf(server)).not.toEqual(idsOf(browser));
    expect(adopted(server, browser)).toEqual(idsOf(browser));
  });

  it('is not taken for another page', () => {
    expect(adopted('/cat/10/', '/cat/20/').at(-1)).toBe(idsOf('/cat/10/').at(-1));
  });
});
