import type { ContentRow, PageDetails, PageType, Seo, Teaser, TeaserAttribute } from '@shop/domain/content/content';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { readCrumbs } from '../catalogue/read-picture.ts';
import type {
  GetPageDetailsByUrlQuery,
  PageType as AnsweredType,
  TeaserFieldsFragment,
} from '../generated/operation-types.ts';
import { enumReader } from '../shared/read-word.ts';
import { noteUnknown } from '../shared/unknown-values.ts';
import { Unreadable } from '../shared/unreadable.ts';

type Reply = GetPageDetailsByUrlQuery['getPageDetailsByUrl'];

const PAGE_TYPE_OF: Readonly<Record<AnsweredType, PageType>> = {
  CONTENT: 'CONTENT',
  CATEGORY: 'CATEGORY',
  PRODUCT: 'PRODUCT',
  GONE: 'GONE',
  NOT_FOUND: 'NOT_FOUND',
  UNKNOWN: 'UNKNOWN',
};

const knownPageType = enumReader('PageType', PAGE_TYPE_OF, undefined);

/** Only a known type says whether there is a page: a search engine that reads "not found" would forget it. */
const readPageType = (said: AnsweredType): PageType => {
  const pageType = knownPageType(said);
  if (pageType === undefined) throw new Unreadable('a page of an unknown type');
  return pageType;
};

/** Attributes of unknown types are left out. */
const readAttribute = (attribute: TeaserFieldsFragment['attributes'][number]): readonly TeaserAttribute[] => {
  switch (attribute.__typename) {
    case 'TextAttribute':
      return [{ name: attribute.name, type: 'text', text: attribute.text }];
    case 'ImageAttribute': {
      const { name, urlPath, altTag, imgTitle, width, height } = attribute;
      return [{ name, type: 'Image', urlPath, altTag, imgTitle, width, height }];
    }
    case 'LinkAttribute':
      return [
        { name: attribute.name, type: 'Link', url: attribute.url, openLinkInNewWindow: attribute.openLinkInNewWindow },
      ];
    default: {
      const { __typename: type }: { readonly __typename: string } = attribute;
      noteUnknown('TeaserAttribute', type);
      return [];
    }
  }
};

const readTeaser = ({ id, type, name, template, attributes }: TeaserFieldsFragment): Teaser => ({
  id,
  type,
  name,
  template,
  attributes: attributes.flatMap(readAttribute),
});

const readRow = ({ cells }: Reply['rows'][number]): ContentRow => ({
  cells: cells.map(({ span, teaser }) => ({ teaser: readTeaser(teaser), span })),
});

const readSeo = ({ title, description, robots, canonicalUrl, links, breadcrumbs }: Reply['seo']): Seo => ({
  title,
  description,
  ...omitNil({ robots, canonicalUrl }),
  breadcrumbs: readCrumbs(breadcrumbs),
  ...omitNil({ links: links?.map(({ rel, href }) => ({ rel, href })) }),
});

export const readPage = ({
  pageType,
  redirectUrl,
  redirectIsTemporary,
  categoryId,
  seo,
  rows,
  activeAbTests,
}: Reply): PageDetails => ({
  pageType: readPageType(pageType),
  ...omitNil({ redirectUrl, categoryId }),
  redirectIsTemporary,
  seo: readSeo(seo),
  rows: rows.map(readRow),
  activeAbTests: activeAbTests.map(({ id, trackingCode }) => ({ id, trackingCode })),
});
