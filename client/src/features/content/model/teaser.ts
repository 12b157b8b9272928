import { type ButtonType, buttonTypeOf } from '@shop/domain/shared/button-type';
import type { CleanHtml } from '@shop/domain/shared/clean-html';

import type { PageQuery } from '../../../platform/generated/graphql.ts';

type ContentPage = Extract<PageQuery['page'], { __typename: 'ContentPage' }>;

export type ContentRow = ContentPage['rows'][number];
export type Teaser = ContentRow['cells'][number]['teaser'];
export type TeaserAttribute = Teaser['attributes'][number];

export interface TeaserProps {
  readonly teaser: Teaser;
  /** In the first row: its pictures load eagerly, and its headline is the page's heading. */
  readonly isFirst: boolean;
}

export const attributeOf = ({ attributes }: Teaser, name: string): TeaserAttribute | undefined =>
  attributes.find((attribute) => attribute.name === name);

/** An attribute's text. Undefined if missing or empty. */
export const textOf = (teaser: Teaser, name: string): string | undefined =>
  attributeOf(teaser, name)?.text || undefined;

/** The look of a teaser's button: the editors' choice, none for a word that is no choice, `usual` if they made none. */
export const buttonVariantOf = (teaser: Teaser, usual: ButtonType): ButtonType | null => {
  const word = textOf(teaser, 'buttonType');
  return word === undefined ? usual : (buttonTypeOf(word) ?? null);
};

/** An attribute's HTML. Undefined if missing or empty. */
export const htmlOf = (teaser: Teaser, name: string): CleanHtml | undefined =>
  attributeOf(teaser, name)?.html || undefined;

/** All texts by the names of their attributes. */
export const textsOf = ({ attributes }: Teaser): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(attributes.map(({ name, text }) => [name, text || undefined]));

export const linkOf = (
  teaser: Teaser,
  name: string,
): { readonly href: string; readonly target?: '_blank' } | undefined => {
  const link = attributeOf(teaser, name);
  const href = link?.url ?? link?.text;
  if (href === undefined || href === '') return undefined;
  return { href, ...(link?.opensNewWindow === true ? { target: '_blank' as const } : {}) };
};

/** The ids of a comma-separated list. */
export const idsOf = (teaser: Teaser, name: string): readonly string[] =>
  (textOf(teaser, name) ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
