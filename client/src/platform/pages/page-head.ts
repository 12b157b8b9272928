/** A page's title and what it says to search engines; the server adds the rest (`render-head.ts`). */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Only where the page asks for something else than its path does. */
  readonly robots?: string;
  /** The canonical address among them, if it is another one than the page's. */
  readonly links?: readonly HeadLink[];
}

export interface HeadLink {
  readonly rel: string;
  readonly href: string;
}

type MetaTag = { readonly title: string } | { readonly name: string; readonly content: string };

/** For a route's `head`. */
export const headOf = ({
  title,
  description,
  robots,
  links = [],
}: PageHead): { meta: MetaTag[]; links: HeadLink[] } => ({
  meta: [
    { title },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(robots === undefined ? [] : [{ name: 'robots', content: robots }]),
  ],
  links: [...links],
});
