import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { DEFAULT_SEARCH_SORT, SEARCH_SORTS } from '@shop/domain/search/search-query';
import type { SearchSort } from '@shop/domain/search/search-query';
import { MAX_PAGE } from '@shop/domain/shared/page-number';
import { ListingFiltersInput } from '../catalogue/listing-filters.types.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';

@ArgsType()
export class SearchTextArgs {
  @IsText() @Field(() => String, { description: 'What is too long is cut off.' }) readonly q: string;
}

@ArgsType()
export class SearchArgs extends SearchTextArgs {
  @IsOptionalText()
  @Field(() => String, {
    nullable: true,
    description: 'What was typed, once the shop has searched for something else; the same as `q` to insist on it.',
  })
  readonly oq?: string | null;
  @IsInt() @Min(1) @Max(MAX_PAGE) @Field(() => Int, { defaultValue: 1 }) readonly page: number = 1;
  @IsIn(SEARCH_SORTS) @Field(() => String, { defaultValue: DEFAULT_SEARCH_SORT }) readonly sort: SearchSort =
    DEFAULT_SEARCH_SORT;
  @IsOptional() @IsShopId() @Field(() => ID, { nullable: true }) readonly searchInCategoryId?: string | null;
  @IsOptional()
  @ValidateNested()
  @Type(() => ListingFiltersInput)
  @Field(() => ListingFiltersInput, { nullable: true })
  readonly filters?: ListingFiltersInput | null;
}
