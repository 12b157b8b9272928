import type {
  Category,
  CategoryFilter,
  CategoryFiltersArgs,
  CategoryProducts,
  CategoryProductsArgs,
  Maybe,
  Mutation,
  Query,
} from '../generated/upstream-types.ts';
import type { ResolverContext } from './resolver-context.ts';

/** Filters and products are resolved by what is chosen. */
export type ResolvedCategory = Omit<Category, 'filters' | 'products'> & {
  readonly filters: (args: CategoryFiltersArgs, context: ResolverContext) => Promise<readonly CategoryFilter[]>;
  readonly products: (args: CategoryProductsArgs, context: ResolverContext) => Promise<CategoryProducts>;
};

/** Every root field of the schema, with the type of its result. */
export type FieldResults = Omit<Query, 'core_category'> &
  Mutation & { readonly core_category: Maybe<ResolvedCategory> };
export type FieldName = keyof FieldResults;

/** Resolvers of some of the fields. */
export type Resolvers<Name extends FieldName> = {
  readonly [Field in Name]: (
    args: never,
    context: ResolverContext,
  ) => FieldResults[Field] | Promise<FieldResults[Field]>;
};
