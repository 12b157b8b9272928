import type { CategoryId } from '../catalogue/product.ts';

/** The kind of page that a URL leads to (upstream: pageType). */
export type PageType = 'CONTENT' | 'CATEGORY' | 'PRODUCT' | 'GONE' | 'NOT_FOUND' | 'UNKNOWN';

/** A name with a text, image or link (CMS-13). */
export type TeaserAttribute =
  | { readonly name: string; readonly type: 'text'; readonly text: string }
  | {
      readonly name: string;
      readonly type: 'Image';
      readonly urlPath: string;
      readonly altTag: string;
      readonly imgTitle: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly name: string; readonly type: 'Link'; readonly url: string; readonly openLinkInNewWindow: boolean };

export interface Teaser {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly template: string;
  readonly attributes: readonly TeaserAttribute[];
}

/** Rows of cells, each cell one teaser. */
export interface ContentCell {
  readonly teaser: Teaser;
  /** Columns out of 12 on a wide screen. */
  readonly span: number;
}

export interface ContentRow {
  readonly cells: readonly ContentCell[];
}

export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly robots?: string;
  readonly canonicalUrl?: string;
  readonly breadcrumbs: readonly { readonly displayName: string; readonly path: string }[];
  /** Links in the head of the page besides the canonical URL: `help`, `license`. */
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
}

/** The result of looking up a URL (upstream: getPageDetailsByUrl). */
export interface PageDetails {
  readonly pageType: PageType;
  readonly redirectUrl?: string;
  /** A temporary redirect is 302, any other 301. */
  readonly redirectIsTemporary: boolean;
  /** The category that the page is about, if it is of the type `CATEGORY`. */
  readonly categoryId?: CategoryId;
  readonly seo: Seo;
  readonly rows: readonly ContentRow[];
  readonly activeAbTests: readonly { readonly id: string; readonly trackingCode: string }[];
}

export interface FooterUsp {
  readonly imageSrc: string;
  readonly headline: string;
  readonly subheadlineHtml?: string;
  readonly textHtml: string;
  readonly link?: string;
}

export interface FooterLink {
  readonly label: string;
  readonly url: string;
  /** Leads outside the shop. */
  readonly external: boolean;
}

export interface FooterBlock {
  readonly headline: string;
  readonly type: string;
  readonly contentHtml?: string;
  readonly links: readonly FooterLink[];
  /** Link of the block as a whole. */
  readonly link?: FooterLink;
}

export interface Footer {
  readonly usps: readonly FooterUsp[];
  readonly blocks: readonly FooterBlock[];
}
