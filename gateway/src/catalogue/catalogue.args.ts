import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { CATEGORY_SORTS, DEFAULT_CATEGORY_SORT } from '@shop/domain/catalogue/category';
import type { CategorySort } from '@shop/domain/catalogue/category';
import { MAX_PAGE } from '@shop/domain/shared/page-number';
import { IsShopId } from '../shared/is-shop-id.ts';
import { ListingFiltersInput } from './listing-filters.types.ts';
import { SelectedVariantInput } from './variant.types.ts';

/** Most tiles in one place of a page. */
const MAX_TILES = 60;
const MAX_VARIANTS = 10;

@ArgsType()
export class CategoryArgs {
  @IsShopId() @Field(() => ID) readonly id: string;
  @IsInt() @Min(1) @Max(MAX_PAGE) @Field(() => Int, { defaultValue: 1 }) readonly page: number = 1;
  @IsIn(CATEGORY_SORTS) @Field(() => String, { defaultValue: DEFAULT_CATEGORY_SORT }) readonly sort: CategorySort =
    DEFAULT_CATEGORY_SORT;

  @IsOptional()
  @ValidateNested()
  @Type(() => ListingFiltersInput)
  @Field(() => ListingFiltersInput, { nullable: true })
  readonly filters?: ListingFiltersInput | null;
}

@ArgsType()
export class ProductArgs {
  @IsShopId() @Field(() => ID) readonly id: string;
  @IsOptional() @IsShopId() @Field(() => ID, { nullable: true }) readonly itemId?: string | null;

  @IsOptional()
  @ArrayMaxSize(MAX_VARIANTS)
  @ValidateNested({ each: true })
  @Type(() => SelectedVariantInput)
  @Field(() => [SelectedVariantInput], { nullable: true })
  readonly selectedVariants?: readonly SelectedVariantInput[] | null;
}

@ArgsType()
export class ItemArgs {
  @IsShopId() @Field(() => ID) readonly id: string;
}

@ArgsType()
export class TabArgs {
  @IsShopId() @Field(() => ID) readonly productId: string;
  @IsShopId() @Field(() => ID) readonly tabId: string;
}

@ArgsType()
export class TilesArgs {
  @ArrayMaxSize(MAX_TILES) @IsShopId({ each: true }) @Field(() => [ID]) readonly ids: readonly string[];
}
