import { Field, ObjectType } from '@nestjs/graphql';
import type { CleanHtml } from '@shop/domain/shared/clean-html';
import { CleanHtmlScalar } from '../shared/clean-html.scalar.ts';

@ObjectType('FooterUsp')
export class FooterUspType {
  @Field(() => String) readonly imageSrc: string;
  @Field(() => String) readonly headline: string;
  @Field(() => CleanHtmlScalar, { nullable: true }) readonly subheadlineHtml: CleanHtml | undefined;
  @Field(() => CleanHtmlScalar) readonly textHtml: CleanHtml;
  @Field(() => String, { nullable: true }) readonly link?: string | undefined;
}

@ObjectType('FooterLink')
export class FooterLinkType {
  @Field(() => String) readonly label: string;
  @Field(() => String) readonly url: string;
  @Field(() => Boolean) readonly external: boolean;
}

@ObjectType('FooterBlock')
export class FooterBlockType {
  @Field(() => String) readonly headline: string;
  @Field(() => String) readonly type: string;
  @Field(() => CleanHtmlScalar, { nullable: true }) readonly contentHtml: CleanHtml | undefined;
  @Field(() => [FooterLinkType]) readonly links: readonly FooterLinkType[];
  @Field(() => FooterLinkType, { nullable: true, description: 'Link of the block as a whole.' }) readonly link?:
    | FooterLinkType
    | undefined;
}

@ObjectType('Footer')
export class FooterType {
  @Field(() => [FooterUspType]) readonly usps: readonly FooterUspType[];
  @Field(() => [FooterBlockType]) readonly blocks: readonly FooterBlockType[];
}
