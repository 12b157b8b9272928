/** A page's metadata for browsers and search engines. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly robots?: string;
  readonly canonical?: string;
}

type MetaTag = { readonly title: string } | { readonly name: string; readonly content: string };

/** For a route's `head`. */
export const headOf = ({
  title,
  description,
  robots,
  canonical,
}: PageHead): { meta: MetaTag[]; links: { rel: string; href: string }[] } => ({
  meta: [
    { title },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(robots === undefined ? [] : [{ name: 'robots', content: robots }]),
  ],
  links: canonical === undefined ? [] : [{ rel: 'canonical', href: canonical }],
});
