import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { OfferedFiltersType } from './listing-filters.types.ts';
import { PictureType } from './picture.types.ts';
import { CrumbType } from './product-parts.types.ts';
import { ProductTileType } from './product-tile.types.ts';

@ObjectType('CategoryNode')
export class CategoryNodeType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
  @Field(() => PictureType, { nullable: true }) readonly picture?: PictureType | undefined;
  @Field(() => [CategoryNodeType]) readonly children: readonly CategoryNodeType[];
}

@ObjectType('Category')
export class CategoryType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
  @Field(() => String, { nullable: true }) readonly parentName?: string | undefined;
  @Field(() => String) readonly path: string;
  @Field(() => String) readonly description: string;
  @Field(() => PictureType, { nullable: true }) readonly picture?: PictureType | undefined;
  @Field(() => [CrumbType]) readonly breadcrumb: readonly CrumbType[];
  @Field(() => [CategoryNodeType]) readonly children: readonly CategoryNodeType[];
  @Field(() => [ProductTileType]) readonly products: readonly ProductTileType[];
  @Field(() => Int) readonly total: number;
  @Field(() => Int) readonly currentPage: number;
  @Field(() => Int) readonly totalPages: number;
  @Field(() => String) readonly sort: string;
  @Field(() => [String]) readonly sorts: readonly string[];
  @Field(() => OfferedFiltersType) readonly filters: OfferedFiltersType;
  @Field(() => CategoryNodeType, {
    nullable: true,
    description: 'The top category above this one, with all levels below.',
  })
  readonly branch: CategoryNodeType | undefined;
}
