import { HOME } from '../shared/paths.ts';
import type { HostMarkers } from './host-markers.ts';
import { hostOfStorefront } from './storefront-host.ts';
import type { StorefrontId } from './storefront.ts';

/** The parameter of a URL that names a tester's world, for links to the host of another storefront: a cookie stays at its own. */
export const WORLD_PARAMETER = 'SHOP_WORLD';

/** Valid names of worlds. */
export const WORLD_ID = /^[a-z\d-]{1,40}$/u;

/** The page from which a URL leads to another storefront. */
export interface LinkingPage {
  /** Scheme and host, no trailing slash. */
  readonly baseUrl: string;
  readonly hostMarkers: HostMarkers;
  /** The tester's world that the page belongs to; absent in the one that everybody shares. */
  readonly world?: string;
}

/** A page of a storefront, given by path and query. The tester's world goes along to another host. */
export const storefrontUrl = (id: StorefrontId, { baseUrl, hostMarkers, world }: LinkingPage, page = HOME): string => {
  const [scheme = '', host = ''] = baseUrl.split('//');
  const there = hostOfStorefront(id, host, hostMarkers);
  const url = `${scheme}//${there}${page}`;
  return world === undefined || there === host
    ? url
    : `${url}${page.includes('?') ? '&' : '?'}${WORLD_PARAMETER}=${world}`;
};

const isWorld = (parameter: string): boolean => parameter.startsWith(`${WORLD_PARAMETER}=`);

const partsOf = (url: string) => {
  const [path = '', ...query] = url.split('?');
  return { path, parameters: query.join('?').split('&') };
};

/** Whether a URL has the parameter, whatever is in it. */
export const namesWorld = (url: string): boolean => partsOf(url).parameters.some(isWorld);

/** The world that a URL takes along; undefined without one, and if no world can have that name. */
export const worldInUrl = (url: string): string | undefined => {
  const named = partsOf(url)
    .parameters.find(isWorld)
    ?.slice(WORLD_PARAMETER.length + 1);
  return named !== undefined && WORLD_ID.test(named) ? named : undefined;
};

/** The URL without the world. */
export const withoutWorld = (url: string): string => {
  const { path, parameters } = partsOf(url);
  const others = parameters.filter((parameter) => !isWorld(parameter));
  return others.join('') === '' ? path : `${path}?${others.join('&')}`;
};
