import type { PageDetails, Teaser, TeaserAttribute } from '@shop/domain/content/content';
import { categoryPath, productPath } from '@shop/domain/shared/paths';

const teasersOf = ({ rows }: PageDetails): readonly Teaser[] =>
  rows.flatMap(({ cells }) => cells.map(({ teaser }) => teaser));

export const teasersOfType = (page: PageDetails, type: string): readonly Teaser[] =>
  teasersOf(page).filter((teaser) => teaser.type === type);

export const textIn = ({ attributes }: Teaser, name: string): string => {
  const found = attributes.find((attribute) => attribute.name === name);
  return found?.type === 'text' ? found.text : '';
};

export const listedIn = (teaser: Teaser, name: string): readonly string[] =>
  textIn(teaser, name)
    .split(',')
    .filter((id) => id !== '');

/** All the text of a page. */
export const wordsOf = (page: PageDetails): string =>
  [
    page.seo.title,
    ...teasersOf(page).flatMap(({ attributes }) =>
      attributes.flatMap((attribute) => (attribute.type === 'text' ? [attribute.text] : [])),
    ),
  ].join(' ');

const linksOfAttribute = (attribute: TeaserAttribute): readonly string[] => {
  if (attribute.type === 'Link') return [attribute.url];
  if (attribute.type !== 'text') return [];
  return linksInHtml(attribute.text);
};

export const linksInHtml = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/gu)].flatMap(([, href]) => href ?? []);

/** All links of a page, including those to products and categories. */
export const linksOf = (page: PageDetails): readonly string[] => [
  ...page.seo.breadcrumbs.map(({ path }) => path),
  ...teasersOf(page).flatMap((teaser) => [
    ...teaser.attributes.flatMap(linksOfAttribute),
    ...listedIn(teaser, 'products').map(productPath),
    ...listedIn(teaser, 'categories').map(categoryPath),
  ]),
];

/** Paths of the pictures on a page. */
export const picturesOf = (page: PageDetails): readonly string[] =>
  teasersOf(page).flatMap(({ attributes }) =>
    attributes.flatMap((attribute) => (attribute.type === 'Image' ? [attribute.urlPath] : [])),
  );
