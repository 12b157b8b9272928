import type { Category, CategoryProducts, CategoryProductsArgs, Maybe, Mutation, Query } from '../generated/upstream-types.ts';
import type { ResolverContext } from './resolver-context.ts';

/** Its products are worked out when a page of them is asked for. */
export type ResolvedCategory = Omit<Category, 'products'> & { readonly products: (args: CategoryProductsArgs, context: ResolverContext) => Promise<CategoryProducts> };

/** Everything that may be asked, with the shape of its answer. */
export type FieldResults = Omit<Query, 'core_category'> & Mutation & { readonly core_category: Maybe<ResolvedCategory> };
export type FieldName = keyof FieldResults;

/** Who answers some of the fields. */
export type Resolvers<Name extends FieldName> = {
  readonly [Field in Name]: (args: never, context: ResolverContext) => FieldResults[Field] | Promise<FieldResults[Field]>;
};
