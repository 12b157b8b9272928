import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { EnumFilterType, OfferedFiltersType } from '../catalogue/listing-filters.types.ts';
import { ProductTileType } from '../catalogue/product-tile.types.ts';

@ObjectType('FoundCategory', { description: 'A category to which a search can be narrowed down.' })
export class FoundCategoryType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
  @Field(() => Int, { description: 'Products that the search finds in it.' }) readonly count: number;
  @Field(() => Boolean) readonly selected: boolean;
}

@ObjectType('SearchListing')
export class SearchListingType {
  @Field(() => String, { description: 'What was searched for in the end.' }) readonly term: string;
  @Field(() => String, { nullable: true, description: 'What was typed, if the shop searched for something else.' })
  readonly originalTerm: string | undefined;
  @Field(() => String, {
    nullable: true,
    description: 'The search that found nothing, where words were left out of it.',
  })
  readonly shortenedFrom: string | undefined;
  @Field(() => [ProductTileType]) readonly products: readonly ProductTileType[];
  @Field(() => Int) readonly total: number;
  @Field(() => Int) readonly currentPage: number;
  @Field(() => Int) readonly totalPages: number;
  @Field(() => String) readonly sort: string;
  @Field(() => [String]) readonly sorts: readonly string[];
  @Field(() => [FoundCategoryType], { description: 'The chosen category and those above it come first.' })
  readonly categoryFilter: readonly FoundCategoryType[];
  @Field(() => OfferedFiltersType) readonly filters: OfferedFiltersType;
  @Field(() => [EnumFilterType], {
    description: 'Filters that divide what was found best, with their most frequent values.',
  })
  readonly suggestedFilters: readonly EnumFilterType[];
  @Field(() => [String], { description: 'Where nothing was found, searches that may find something.' })
  readonly suggestedQueries: readonly string[];
}

@ObjectType('SearchAnswer', { description: 'A page that answers the search, or what it finds.' })
export class SearchAnswerType {
  @Field(() => String, { nullable: true }) readonly redirectPath?: string;
  @Field(() => SearchListingType, { nullable: true }) readonly listing?: SearchListingType;
}

@ObjectType('SearchTarget', { description: 'Where the submit of a search leads.' })
export class SearchTargetType {
  @Field(() => String, { description: '`home`, `redirect`, `product`, `search`' }) readonly kind: string;
  @Field(() => String) readonly path: string;
}

@ObjectType('Suggestions', { description: 'What helps while a search is typed.' })
export class SuggestionsType {
  @Field(() => [String]) readonly queries: readonly string[];
  @Field(() => [FoundCategoryType]) readonly categories: readonly FoundCategoryType[];
  @Field(() => [ProductTileType]) readonly products: readonly ProductTileType[];
}
