import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CleanHtml } from '@shop/domain/shared/clean-html';
import { CleanHtmlScalar } from '../shared/clean-html.scalar.ts';
import { ItemType } from './item.types.ts';
import { PictureType } from './picture.types.ts';
import { PriceType } from './price.types.ts';
import {
  AudioSampleType,
  DownloadType,
  EnergyLabelType,
  ExtraTabType,
  YoutubeVideoType,
} from './product-extras.types.ts';
import { BadgesType, CrumbType, LabelledValueType } from './product-parts.types.ts';
import { VariantAttributeType } from './variant.types.ts';

@ObjectType('Manufacturer')
export class ManufacturerType {
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly address: string;
  @Field(() => String) readonly email: string;
}

@ObjectType('Product')
export class ProductType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
  @Field(() => ManufacturerType) readonly manufacturer: ManufacturerType;
  @Field(() => String) readonly teaser: string;
  @Field(() => CleanHtmlScalar) readonly longDescription: CleanHtml;
  @Field(() => [LabelledValueType]) readonly shortFacts: readonly LabelledValueType[];
  @Field(() => [String]) readonly deliveryScope: readonly string[];
  @Field(() => String, { nullable: true }) readonly warranty?: string | undefined;
  @Field(() => [String]) readonly safetyNotices: readonly string[];
  @Field(() => ManufacturerType, {
    nullable: true,
    description: 'In the European Union, for a manufacturer outside of it.',
  })
  readonly responsiblePerson?: ManufacturerType | undefined;
  @Field(() => [String]) readonly productFeatures: readonly string[];
  @Field(() => [LabelledValueType]) readonly labelAttributes: readonly LabelledValueType[];
  @Field(() => EnergyLabelType, { nullable: true }) readonly energyLabel?: EnergyLabelType | undefined;
  @Field(() => [DownloadType]) readonly downloads: readonly DownloadType[];
  @Field(() => [ExtraTabType]) readonly extraTabs: readonly ExtraTabType[];
  @Field(() => [YoutubeVideoType]) readonly youtubeVideos: readonly YoutubeVideoType[];
  @Field(() => [AudioSampleType]) readonly audioSamples: readonly AudioSampleType[];
  @Field(() => [ID]) readonly accessoryIds: readonly string[];
  @Field(() => [ID], { description: 'Offered instead while the product is not available.' })
  readonly replacementProductIds: readonly string[];
  @Field(() => Float) readonly rating: number;
  @Field(() => Int) readonly numberOfRatings: number;
  @Field(() => BadgesType) readonly badges: BadgesType;
  @Field(() => [CrumbType]) readonly breadcrumb: readonly CrumbType[];
  @Field(() => ID) readonly categoryId: string;
  @Field(() => Boolean) readonly availableForSale: boolean;
  @Field(() => Boolean) readonly hasMultipleItems: boolean;
  @Field(() => Boolean) readonly hasSamePricesForAllItems: boolean;
  @Field(() => PriceType) readonly price: PriceType;
  @Field(() => [PictureType]) readonly pictures: readonly PictureType[];
  @Field(() => [VariantAttributeType]) readonly variantAttributes: readonly VariantAttributeType[];
  @Field(() => ItemType, { nullable: true, description: 'Absent until all variants are chosen.' }) readonly item:
    | ItemType
    | undefined;
  @Field(() => Boolean, { description: 'Whether the express payment does not accept it.' })
  readonly isExpressExcluded: boolean;
}
