import { productPath } from '@shop/domain/shared/paths';
import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';

import { pageTitle } from '../app/page-titles.ts';
import { productQuery } from '../features/catalogue/catalogue.queries.ts';
import { ProductPage } from '../features/catalogue/product-page.tsx';
import { loadRelatedProducts } from '../features/catalogue/load-related-products.ts';
import { productSearchOf } from '../features/catalogue/product-search.ts';
import { DescriptionRating } from '../features/reviews/description-rating.tsx';
import { loadReviews, ProductReviews } from '../features/reviews/product-reviews.tsx';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/prod/$id')({
  staticData: { areas: ['catalogue', 'reviews'] },
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params: { id }, deps: { search } }) => {
    const variables = productSearchOf(id, search);
    const { product } = await context.queryClient.ensureQueryData(productQuery(variables));
    if (product === null) throw notFound();
    const [reviews] = await Promise.all([loadReviews(context.queryClient, id, search), loadRelatedProducts(context.queryClient, product)]);
    return { variables, reviews, search, head: { title: pageTitle(product.name, context), description: product.teaser } };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Product() {
    const { variables, reviews, search } = Route.useLoaderData();
    const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
    return (
      <>
        <ProductPage path={path} variables={variables} belowDetails={<DescriptionRating key={reviews.productId} productId={reviews.productId} />} />
        <ProductReviews reviews={reviews} path={productPath(reviews.productId)} search={search} />
      </>
    );
  },
});
