import type { Category, CategoryProducts, CategoryProductsArgs, Maybe, Mutation, Query } from '../generated/upstream-types.ts';
import type { Asked } from './asked.ts';

/** Its products are worked out when a page of them is asked for. */
export type AnsweredCategory = Omit<Category, 'products'> & { readonly products: (args: CategoryProductsArgs, asked: Asked) => Promise<CategoryProducts> };

/** Everything that may be asked, with the shape of its answer. */
export type Fields = Omit<Query, 'core_category'> & Mutation & { readonly core_category: Maybe<AnsweredCategory> };
export type FieldName = keyof Fields;

/** Who answers some of the fields. */
export type Resolvers<Name extends FieldName> = {
  readonly [Field in Name]: (args: never, asked: Asked) => Fields[Field] | Promise<Fields[Field]>;
};
