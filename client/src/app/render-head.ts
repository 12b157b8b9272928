import type { Alternate } from '@shop/domain/pages/alternates';
import {
  canonicalAddressOf,
  type DescribedPage,
  hasSharePreview,
  isListed,
  robotsOf,
  SHARE_PICTURE,
} from '@shop/domain/pages/search-engines';
import type { PageRequest } from '@shop/domain/pages/page-contract';
import { WISHLIST } from '@shop/domain/shared/paths';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { storefrontUrl } from '@shop/domain/storefronts/storefront-url';

import type { HeadLink } from '../platform/pages/page-head.ts';
import { brandOf } from '../storefronts/brands.ts';
import { startTag, titleTag } from './html-document.ts';

type Tag = Readonly<Record<string, unknown>>;

/** What a route or a page that editors wrote says in the head. */
export interface MatchedHead {
  readonly meta?: readonly unknown[] | undefined;
  readonly links?: readonly unknown[] | undefined;
}

/** A page whose head is rendered. */
export interface PageWithHead {
  readonly request: Pick<PageRequest, 'url' | 'baseUrl' | 'storefront' | 'hostMarkers'>;
  readonly title: string;
  readonly isFound: boolean;
  /** The matched routes, the deepest one last. */
  readonly matches: readonly MatchedHead[];
  readonly alternates: readonly Alternate[];
}

const isTag = (tag: unknown): tag is Tag => typeof tag === 'object' && tag !== null;

/** A deeper route's tag replaces its parent's tag of the same name. */
const namedTags = (matches: readonly MatchedHead[]): ReadonlyMap<string, string> =>
  new Map(
    matches
      .flatMap(({ meta }) => meta ?? [])
      .filter(isTag)
      .filter((tag) => 'name' in tag)
      .map(({ name, content }) => [String(name), String(content)]),
  );

const CANONICAL = 'canonical';

const linksOf = (matches: readonly MatchedHead[]): readonly HeadLink[] =>
  matches
    .flatMap(({ links }) => links ?? [])
    .filter(isTag)
    .map(({ rel, href }) => ({ rel: String(rel), href: String(href) }));

const described = (
  { request: { url, baseUrl }, isFound }: PageWithHead,
  ownRobots: string | undefined,
  links: readonly HeadLink[],
): DescribedPage => {
  const [path = '', query = ''] = url.split('?');
  const own = links.find(({ rel }) => rel === CANONICAL)?.href;
  return {
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    isFound,
    ownRobots,
    ownCanonical: own?.startsWith(`${baseUrl}/`) ? own.slice(baseUrl.length) : own,
  };
};

/** Search engines accept them from a page under its one address only. */
const alternateLinks = ({ request, alternates }: PageWithHead, page: DescribedPage): readonly Tag[] =>
  isListed(page) && canonicalAddressOf(page) === request.url
    ? alternates.map(({ hreflang, storefront }) => ({
        rel: 'alternate',
        hreflang,
        href: storefrontUrl(storefront, { baseUrl: request.baseUrl, hostMarkers: request.hostMarkers }, request.url),
      }))
    : [];

/** What places where people share the page show of it (Open Graph). The title of a list stays with its owner. */
const sharePreview = (
  { request: { baseUrl, storefront }, title }: PageWithHead,
  page: DescribedPage,
  description: string | undefined,
): readonly Tag[] => {
  if (!hasSharePreview(page)) return [];
  const { name } = brandOf(storefront);
  const properties = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': LANGUAGE_RULES[storefront.language].formatLocale.replace('-', '_'),
    'og:title': page.path === WISHLIST ? name : title,
    'og:description': description,
    'og:url': baseUrl + (canonicalAddressOf(page) ?? page.path),
    'og:image': baseUrl + SHARE_PICTURE.path,
    'og:image:type': SHARE_PICTURE.type,
    'og:image:width': SHARE_PICTURE.width,
    'og:image:height': SHARE_PICTURE.height,
  };
  return [
    ...Object.entries(properties)
      .filter(([, content]) => content !== undefined)
      .map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};

/** Title, description, and what the page asks of search engines and says to whoever shares it. */
export const renderHead = (head: PageWithHead): string => {
  const named = namedTags(head.matches);
  const links = linksOf(head.matches);
  const page = described(head, named.get('robots'), links);
  const description = named.get('description');
  const canonical = canonicalAddressOf(page);
  return [
    titleTag(head.title),
    ...(description === undefined ? [] : [startTag('meta', { name: 'description', content: description })]),
    startTag('meta', { name: 'robots', content: robotsOf(page) }),
    ...(canonical === undefined
      ? []
      : [startTag('link', { rel: 'canonical', href: head.request.baseUrl + canonical })]),
    ...links.filter(({ rel }) => rel !== CANONICAL).map(({ rel, href }) => startTag('link', { rel, href })),
    ...alternateLinks(head, page).map((tag) => startTag('link', tag)),
    ...sharePreview(head, page, description).map((tag) => startTag('meta', tag)),
  ].join('');
};
