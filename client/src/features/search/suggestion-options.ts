import { productHref } from '../catalogue/model/product-href.ts';
import { pathOfSearch } from './follow-search.ts';
import type { Suggested } from './model/search.queries.ts';

/** Something that a suggestion leads to. */
export type SuggestionOption =
  | { readonly kind: 'query'; readonly key: string; readonly href: string; readonly query: string }
  | {
      readonly kind: 'category';
      readonly key: string;
      readonly href: string;
      readonly category: Suggested['categories'][number];
    }
  | {
      readonly kind: 'product';
      readonly key: string;
      readonly href: string;
      readonly product: Suggested['products'][number];
    };

export type SuggestionKind = SuggestionOption['kind'];

/** The options of all groups, in the order in which the arrow keys reach them. */
export const optionsOf = ({ queries, categories, products }: Suggested): readonly SuggestionOption[] => [
  ...queries.map((query) => ({ kind: 'query' as const, key: `query-${query}`, href: pathOfSearch(query), query })),
  ...categories.map((category) => ({
    kind: 'category' as const,
    key: `category-${category.id}`,
    href: category.path,
    category,
  })),
  ...products.map((product) => ({
    kind: 'product' as const,
    key: `product-${product.id}`,
    href: productHref(product),
    product,
  })),
];
