import { HOME } from '@shop/domain/shared/paths';
import type { AnyRouteMatch } from '@tanstack/react-router';

import { statusOfNotFound } from '../platform/pages/page-status.ts';
import { transportId } from './own-matches.ts';
import type { MatchState } from './page-state.ts';
import type { AppRouter } from './router.tsx';

const FOUND = 302;
const REDIRECTS = [301, FOUND, 303];

/** The redirect that the loaded routes ended in, if any. */
export const redirectOf = (router: AppRouter): { readonly status: number; readonly location: string } | undefined => {
  const result = router._serverResult;
  if (result?.type !== 'redirect') return undefined;
  const { status, headers, options } = result.redirect;
  return {
    status: REDIRECTS.includes(status) ? status : FOUND,
    location: headers.get('location') ?? options.href ?? HOME,
  };
};

const dataOfNotFound = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;

/** Whether a route reported that the page does not exist. */
export const isMissing = ({ status, _notFound }: AnyRouteMatch): boolean => status === 'notFound' || _notFound === true;

export const statusOf = (router: AppRouter): number => {
  const missing = router.stores.matches.get().find(isMissing);
  return missing === undefined ? 200 : statusOfNotFound(dataOfNotFound(missing.error));
};

export const matchStates = (router: AppRouter): readonly MatchState[] =>
  router.stores.matches.get().map((match) => ({
    i: transportId(match.id),
    u: match.updatedAt,
    s: match.status === 'notFound' ? 'notFound' : 'success',
    ...(match.loaderData === undefined ? {} : { l: match.loaderData }),
    ...(match.status === 'notFound'
      ? { e: { isNotFound: true, routeId: match.routeId, data: dataOfNotFound(match.error) } }
      : {}),
    ...(match._notFound === true ? { g: true as const } : {}),
  }));
