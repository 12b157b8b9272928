import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MAX_FILTER_BOUND, MAX_FILTER_VALUES, MAX_FILTERS } from '@shop/domain/catalogue/listing-filters';
import type { RangeKind } from '@shop/domain/catalogue/listing-filters';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsNumber, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';

export const RangeKindEnum = { PRICE: 'PRICE', rating: 'rating' } as const satisfies { [Kind in RangeKind]: Kind };
registerEnumType(RangeKindEnum, { name: 'RangeKind' });

@ObjectType('FilterValue')
export class FilterValueType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int, { description: 'Products with this value, if all other filters stay as they are.' })
  readonly count: number;
  @Field(() => Boolean) readonly selected: boolean;
  @Field(() => String, { nullable: true }) readonly imageUrl?: string | undefined;
}

@ObjectType('EnumFilter')
export class EnumFilterType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
  @Field(() => [FilterValueType]) readonly values: readonly FilterValueType[];
}

@ObjectType('RangeFilter', { description: 'Prices in minor units, ratings in stars.' })
export class RangeFilterType {
  @Field(() => RangeKindEnum) readonly kind: RangeKind;
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
  @Field(() => Float) readonly min: number;
  @Field(() => Float) readonly max: number;
  @Field(() => Float, { nullable: true }) readonly selectedMin?: number | undefined;
  @Field(() => Float, { nullable: true }) readonly selectedMax?: number | undefined;
}

@ObjectType('OfferedFilters')
export class OfferedFiltersType {
  @Field(() => [EnumFilterType]) readonly enumFilters: readonly EnumFilterType[];
  @Field(() => [RangeFilterType]) readonly rangeFilters: readonly RangeFilterType[];
}

@InputType('EnumFilterInput')
export class EnumFilterInput {
  @IsShopId() @Field(() => ID) readonly id: string;
  @ArrayMaxSize(MAX_FILTER_VALUES) @IsShopId({ each: true }) @Field(() => [ID]) readonly values: readonly string[];
}

@InputType('RangeFilterInput', { description: 'Both bounds are inclusive. Prices in minor units, ratings in stars.' })
export class RangeFilterInput {
  @IsIn(Object.values(RangeKindEnum)) @Field(() => RangeKindEnum) readonly kind: RangeKind;
  @IsShopId() @Field(() => ID) readonly id: string;
  @IsOptional() @IsNumber() @Min(0) @Max(MAX_FILTER_BOUND) @Field(() => Float, { nullable: true }) readonly from?:
    | number
    | null;
  @IsOptional() @IsNumber() @Min(0) @Max(MAX_FILTER_BOUND) @Field(() => Float, { nullable: true }) readonly to?:
    | number
    | null;
}

@InputType('ListingFiltersInput')
export class ListingFiltersInput {
  @ArrayMaxSize(MAX_FILTERS)
  @ValidateNested({ each: true })
  @Type(() => EnumFilterInput)
  @Field(() => [EnumFilterInput])
  readonly enumFilters: readonly EnumFilterInput[];
  @ArrayMaxSize(MAX_FILTERS)
  @ValidateNested({ each: true })
  @Type(() => RangeFilterInput)
  @Field(() => [RangeFilterInput])
  readonly rangeFilters: readonly RangeFilterInput[];
}
