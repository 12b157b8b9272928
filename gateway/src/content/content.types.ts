import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CleanHtml } from '@shop/domain/shared/clean-html';
import { CrumbType } from '../catalogue/product-parts.types.ts';
import { CleanHtmlScalar } from '../shared/clean-html.scalar.ts';

@ObjectType('TeaserAttribute', {
  description: 'Of an image: text is its alternative text. Of a link: url. Of HTML: html, and no text.',
})
export class TeaserAttributeType {
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly type: string;
  @Field(() => String) readonly text: string;
  @Field(() => CleanHtmlScalar, { nullable: true }) readonly html?: CleanHtml;
  @Field(() => String, { nullable: true }) readonly url?: string;
  @Field(() => Int, { nullable: true }) readonly width?: number;
  @Field(() => Int, { nullable: true }) readonly height?: number;
  @Field(() => Boolean, { nullable: true }) readonly opensNewWindow?: boolean;
}

@ObjectType('Teaser')
export class TeaserType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly type: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly template: string;
  @Field(() => [TeaserAttributeType]) readonly attributes: readonly TeaserAttributeType[];
}

@ObjectType('ContentCell')
export class ContentCellType {
  @Field(() => Int) readonly span: number;
  @Field(() => TeaserType) readonly teaser: TeaserType;
}

@ObjectType('ContentRow')
export class ContentRowType {
  @Field(() => [ContentCellType]) readonly cells: readonly ContentCellType[];
}

@ObjectType('PageLink', { description: 'A link in the head of a page.' })
export class PageLinkType {
  @Field(() => String) readonly rel: string;
  @Field(() => String) readonly href: string;
}

@ObjectType('ContentPage')
export class ContentPageType {
  readonly __typename: 'ContentPage';
  @Field(() => String) readonly title: string;
  @Field(() => String) readonly description: string;
  @Field(() => String, { nullable: true }) readonly robots: string | undefined;
  @Field(() => String, { nullable: true }) readonly canonicalUrl: string | undefined;
  @Field(() => [PageLinkType]) readonly links: readonly PageLinkType[];
  @Field(() => [CrumbType]) readonly breadcrumbs: readonly CrumbType[];
  @Field(() => [ContentRowType]) readonly rows: readonly ContentRowType[];
}

@ObjectType('AbTest', { description: 'An A/B test that runs on a page.' })
export class AbTestType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly trackingCode: string;
}

@ObjectType('PageRedirect')
export class PageRedirectType {
  readonly __typename: 'PageRedirect';
  @Field(() => String) readonly path: string;
  @Field(() => Int) readonly status: number;
}

@ObjectType('PageGone')
export class PageGoneType {
  readonly __typename: 'PageGone';
  @Field(() => String) readonly path: string;
}

@ObjectType('PageNotFound')
export class PageNotFoundType {
  readonly __typename: 'PageNotFound';
  @Field(() => String) readonly path: string;
}

export type PageResultType = ContentPageType | PageRedirectType | PageGoneType | PageNotFoundType;

export const PageResult = createUnionType({
  name: 'PageResult',
  types: () => [ContentPageType, PageRedirectType, PageGoneType, PageNotFoundType] as const,
  resolveType: ({ __typename }: PageResultType) => __typename,
});
