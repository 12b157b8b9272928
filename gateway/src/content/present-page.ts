import { headLinks } from '@shop/domain/content/head-links';
import type { ContentRow, PageDetails, TeaserAttribute } from '@shop/domain/content/content';
import { resolvePage } from '@shop/domain/content/resolve-page';
import { cleanHtml } from '../shared/clean-html.ts';
import type { ContentRowType, PageResultType, TeaserAttributeType } from './content.types.ts';

/** Names of the texts that contain HTML; all others are plain. */
const holdsHtml = (name: string): boolean => name === 'teasercontent' || /html$/iu.test(name);

const presentAttribute = (attribute: TeaserAttribute): TeaserAttributeType => {
  const { name, type } = attribute;
  switch (attribute.type) {
    case 'text':
      return holdsHtml(name)
        ? { name, type, text: '', html: cleanHtml(attribute.text) }
        : { name, type, text: attribute.text };
    case 'Image':
      return {
        name,
        type,
        text: attribute.altTag,
        url: attribute.urlPath,
        width: attribute.width,
        height: attribute.height,
      };
    case 'Link':
      return { name, type, text: '', url: attribute.url, opensNewWindow: attribute.openLinkInNewWindow };
  }
};

const presentRow = ({ cells }: ContentRow): ContentRowType => ({
  cells: cells.map(({ span, teaser }) => ({
    span,
    teaser: { ...teaser, attributes: teaser.attributes.map(presentAttribute) },
  })),
});

export const presentPage = (details: PageDetails, path: string): PageResultType => {
  const resolution = resolvePage(details, path);
  switch (resolution.outcome) {
    case 'page': {
      const { title, description, robots, canonicalUrl, breadcrumbs } = details.seo;
      return {
        __typename: 'ContentPage',
        title,
        description,
        robots,
        canonicalUrl,
        links: headLinks(details.seo),
        breadcrumbs,
        rows: details.rows.map(presentRow),
      };
    }
    case 'redirect':
      return { __typename: 'PageRedirect', path: resolution.to, status: resolution.status };
    case 'gone':
      return { __typename: 'PageGone', path };
    case 'not-found':
      return { __typename: 'PageNotFound', path };
  }
};
