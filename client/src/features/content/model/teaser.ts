import type { HtmlName, ImageName, LinkName, TeaserType, TextName } from '@shop/domain/content/teaser-attributes';
import { type ButtonType, buttonTypeOf } from '@shop/domain/shared/button-type';
import type { CleanHtml } from '@shop/domain/shared/clean-html';

import type { PageQuery } from '../../../platform/generated/graphql.ts';

type ContentPage = Extract<PageQuery['page'], { __typename: 'ContentPage' }>;

export type ContentRow = ContentPage['rows'][number];
export type Teaser = ContentRow['cells'][number]['teaser'];
type TeaserAttribute = Teaser['attributes'][number];

/** A teaser that is shown as one of the type `Type`, which says the names of its attributes. Only the compiler sees `shownAs`. */
export interface TeaserOf<Type extends TeaserType> extends Teaser {
  readonly shownAs?: Type;
}

export interface TeaserProps<Type extends TeaserType> {
  readonly teaser: TeaserOf<Type>;
  /** In the first row: its pictures load eagerly, and its headline is the page's heading. */
  readonly isFirst: boolean;
}

export const isTeaserOf =
  <Type extends TeaserType>(type: Type) =>
  (teaser: Teaser): teaser is TeaserOf<Type> =>
    teaser.type === type;

const attributeOf = ({ attributes }: Teaser, name: string): TeaserAttribute | undefined =>
  attributes.find((attribute) => attribute.name === name);

export const imageOf = <Type extends TeaserType>(
  teaser: TeaserOf<Type>,
  name: ImageName<Type>,
): TeaserAttribute | undefined => attributeOf(teaser, name);

/** An attribute's text. Undefined if missing or empty. */
export const textOf = <Type extends TeaserType>(teaser: TeaserOf<Type>, name: TextName<Type>): string | undefined =>
  attributeOf(teaser, name)?.text || undefined;

/** The look of a teaser's button: the editors' choice, none for a word that is no choice, `usual` if they made none. */
export const buttonVariantOf = (
  teaser: TeaserOf<'hero' | 'picture-teaser' | 'prize-draw'>,
  usual: ButtonType,
): ButtonType | null => {
  const word = textOf(teaser, 'buttonType');
  return word === undefined ? usual : (buttonTypeOf(word) ?? null);
};

/** An attribute's HTML. Undefined if missing or empty. */
export const htmlOf = <Type extends TeaserType>(teaser: TeaserOf<Type>, name: HtmlName<Type>): CleanHtml | undefined =>
  attributeOf(teaser, name)?.html || undefined;

type Texts<Type extends TeaserType> = Readonly<Record<TextName<Type>, string | undefined>>;

/** All texts by the names of their attributes. */
export const textsOf = <Type extends TeaserType>({ attributes }: TeaserOf<Type>): Texts<Type> =>
  Object.fromEntries(attributes.map(({ name, text }) => [name, text || undefined])) as Texts<Type>;

export const linkOf = <Type extends TeaserType>(
  teaser: TeaserOf<Type>,
  name: LinkName<Type>,
): { readonly href: string; readonly target?: '_blank' } | undefined => {
  const link = attributeOf(teaser, name);
  const href = link?.url ?? link?.text;
  if (href === undefined || href === '') return undefined;
  return { href, ...(link?.opensNewWindow === true ? { target: '_blank' as const } : {}) };
};

/** The ids of a comma-separated list. */
export const idsOf = <Type extends TeaserType>(teaser: TeaserOf<Type>, name: TextName<Type>): readonly string[] =>
  (textOf(teaser, name) ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
