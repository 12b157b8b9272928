import type { MatchState } from './page-state.ts';
import type { AppRouter } from './router.tsx';

/** The router's dehydrated match ids have no slashes, because crawlers would follow them as links. */
export const transportId = (id: string): string => id.replaceAll('/', '#');

/** The route and its path; what the loader read from the parameters follows as JSON. */
const routeIn = (id: string): string | undefined => id.split('{', 1)[0];

/**
 * The server's matches under the ids that the router finds for the browser's URL. The server knows a public page without the
 * parameters that it ignores and with the others in one order; with these ids the router would load the page anew.
 */
export const ownMatches = (router: AppRouter, matches: readonly MatchState[]): MatchState[] => {
  const own = router.matchRoutes(router.latestLocation).map(({ id }) => transportId(id));
  return matches.map((match, at) => ({
    ...match,
    i: own.find((id, place) => place === at && routeIn(id) === routeIn(match.i)) ?? match.i,
  }));
};
