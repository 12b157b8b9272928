import type { ContentRow, PageDetails, PageType, Seo, Teaser, TeaserAttribute } from '@shop/domain/content/content';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { readCrumbs } from '../catalogue/read-picture.ts';
import type { GetPageDetailsByUrlQuery, TeaserFieldsFragment } from '../generated/operation-types.ts';
import { knownOr } from '../shared/read-text.ts';

type Reply = GetPageDetailsByUrlQuery['getPageDetailsByUrl'];

const PAGE_TYPES: readonly PageType[] = ['CONTENT', 'CATEGORY', 'PRODUCT', 'GONE', 'NOT_FOUND'];

/** Pages of an unknown type cannot be shown. */
const readPageType = knownOr(PAGE_TYPES, 'UNKNOWN');

/** Attributes of unknown types cannot be shown. */
const readAttribute = (attribute: TeaserFieldsFragment['attributes'][number]): readonly TeaserAttribute[] => {
  switch (attribute.__typename) {
    case 'TextAttribute':
      return [{ name: attribute.name, type: 'text', text: attribute.text }];
    case 'ImageAttribute': {
      const { name, urlPath, altTag, imgTitle, width, height } = attribute;
      return [{ name, type: 'Image', urlPath, altTag, imgTitle, width, height }];
    }
    case 'LinkAttribute':
      return [{ name: attribute.name, type: 'Link', url: attribute.url, openLinkInNewWindow: attribute.openLinkInNewWindow }];
    default:
      return [];
  }
};

const readTeaser = ({ id, type, name, template, attributes }: TeaserFieldsFragment): Teaser => ({ id, type, name, template, attributes: attributes.flatMap(readAttribute) });

const readRow = ({ cells }: Reply['rows'][number]): ContentRow => ({ cells: cells.map(({ span, teaser }) => ({ teaser: readTeaser(teaser), span })) });

const readSeo = ({ title, description, robots, canonicalUrl, links, breadcrumbs }: Reply['seo']): Seo => ({
  title,
  description,
  ...omitNil({ robots, canonicalUrl }),
  breadcrumbs: readCrumbs(breadcrumbs),
  ...omitNil({ links: links?.map(({ rel, href }) => ({ rel, href })) }),
});

export const readPage = ({ pageType, redirectUrl, redirectIsTemporary, seo, rows, activeAbTests }: Reply): PageDetails => ({
  pageType: readPageType(pageType),
  ...omitNil({ redirectUrl }),
  redirectIsTemporary,
  seo: readSeo(seo),
  rows: rows.map(readRow),
  activeAbTests: activeAbTests.map(({ id, trackingCode }) => ({ id, trackingCode })),
});
