import type { Footer, FooterBlock, PageDetails, Seo, Teaser, TeaserAttribute } from '@shop/domain/content/content';
import type {
  FooterContent,
  FooterLinkBlock,
  PageDetails as UpstreamPage,
  QueryGetFooterByPageIdArgs,
  QueryGetPageDetailsByUrlArgs,
  Seo as UpstreamSeo,
  Teaser as UpstreamTeaser,
  TeaserAttribute as UpstreamAttribute,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { orNull } from '../shared/or-null.ts';

/** The page that holds the footer (FOOTER-01). */
const FOOTER_PAGE = 'footer-vue';
const NO_FOOTER: FooterContent = { usps: [], linkBlocks: [] };

const TYPE_NAMES = { text: 'TextAttribute', Image: 'ImageAttribute', Link: 'LinkAttribute' } as const;

const writeAttribute = ({
  type,
  ...attribute
}: TeaserAttribute): UpstreamAttribute & { readonly __typename: string } => ({
  ...attribute,
  __typename: TYPE_NAMES[type],
});

const writeTeaser = ({ attributes, ...teaser }: Teaser): UpstreamTeaser => ({
  ...teaser,
  attributes: attributes.map(writeAttribute),
});

const writeSeo = ({ title, description, robots, canonicalUrl, breadcrumbs, links }: Seo): UpstreamSeo => ({
  title,
  description,
  robots: orNull(robots),
  canonicalUrl: orNull(canonicalUrl),
  breadcrumbs,
  links: orNull(links),
});

const writePage = ({
  pageType,
  redirectUrl,
  redirectIsTemporary,
  categoryId,
  seo,
  rows,
  activeAbTests,
}: PageDetails): UpstreamPage => ({
  pageType,
  redirectUrl: orNull(redirectUrl),
  redirectIsTemporary,
  categoryId: orNull(categoryId),
  seo: writeSeo(seo),
  rows: rows.map(({ cells }) => ({ cells: cells.map(({ span, teaser }) => ({ span, teaser: writeTeaser(teaser) })) })),
  activeAbTests,
});

const writeBlock = ({ headline, type, contentHtml, links, link }: FooterBlock): FooterLinkBlock => ({
  headline,
  type,
  content: orNull(contentHtml),
  links,
  link: orNull(link),
});

const writeFooter = ({ usps, blocks }: Footer): FooterContent => ({
  usps: usps.map(({ imageSrc, headline, subheadlineHtml, textHtml, link }) => ({
    image: { src: imageSrc },
    headline,
    subheadline: orNull(subheadlineHtml),
    text: textHtml,
    link: orNull(link),
  })),
  linkBlocks: blocks.map(writeBlock),
});

export const contentResolvers: Resolvers<'getPageDetailsByUrl' | 'getFooterByPageId' | 'getActiveAbTests'> = {
  getPageDetailsByUrl: async ({ url }: QueryGetPageDetailsByUrlArgs, { shop, shopper }) =>
    writePage(await shop.contents.page(shopper, url)),
  getFooterByPageId: async ({ pageId }: QueryGetFooterByPageIdArgs, { shop, shopper }) =>
    pageId === FOOTER_PAGE ? writeFooter(await shop.contents.footer(shopper)) : NO_FOOTER,
  getActiveAbTests: async (_none, { shop, shopper }) => (await shop.contents.page(shopper, '/')).activeAbTests,
};
