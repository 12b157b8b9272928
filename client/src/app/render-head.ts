import { startTag, titleTag } from './html-document.ts';

interface MatchedHead {
  readonly meta?: readonly unknown[] | undefined;
  readonly links?: readonly unknown[] | undefined;
}

const isTag = (tag: unknown): tag is Readonly<Record<string, unknown>> => typeof tag === 'object' && tag !== null;

/** A deeper route's tag replaces its parent's tag of the same name. */
const nameOf = (tag: Readonly<Record<string, unknown>>): string =>
  String(tag['name'] ?? tag['property'] ?? JSON.stringify(tag));

const unique = (tags: readonly unknown[]): readonly Readonly<Record<string, unknown>>[] => [
  ...new Map(
    tags
      .filter(isTag)
      .filter((tag) => !('title' in tag))
      .map((tag) => [nameOf(tag), tag]),
  ).values(),
];

/** Keeps error pages out of search engines (SEO-02). */
export const NOT_INDEXED: MatchedHead = { meta: [{ name: 'robots', content: 'noindex,follow' }] };

/** The head of the matched routes: one title, and each named tag once, from the deepest route. */
export const renderHead = (title: string, matches: readonly MatchedHead[]): string =>
  [
    titleTag(title),
    ...unique(matches.flatMap(({ meta }) => meta ?? [])).map((tag) => startTag('meta', tag)),
    ...unique(matches.flatMap(({ links }) => links ?? [])).map((tag) => startTag('link', tag)),
  ].join('');
