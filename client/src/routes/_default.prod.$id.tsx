import { productPath } from '@shop/domain/shared/paths';
import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';

import { pageTitle } from '../app/page-titles.ts';
import { extraTabQuery, productQuery } from '../features/catalogue/catalogue.queries.ts';
import { lazyProductTexts } from '../features/catalogue/lazy-product-texts.ts';
import { ProductPage } from '../features/catalogue/product-page.tsx';
import { findMovedItem } from '../features/catalogue/find-moved-item.ts';
import { loadRelatedProducts } from '../features/catalogue/load-related-products.ts';
import { RecentlyViewed } from '../features/catalogue/recently-viewed.tsx';
import { productSearchOf, tabIn } from '../features/catalogue/product-search.ts';
import { lazyDescriptionRating, lazyReviews, loadReviews } from '../features/reviews/load-reviews.ts';
import { lazySoldOut } from '../features/stock-alerts/lazy-sold-out.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';
import { headOf } from '../platform/pages/page-head.ts';
import { loadOptional } from '../platform/queries/load-optional.ts';

export const Route = createFileRoute('/_default/prod/$id')({
  staticData: { areas: ['catalogue', 'reviews'] },
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params: { id }, deps: { search } }) => {
    const variables = productSearchOf(id, search);
    const { product } = await context.queryClient.ensureQueryData(productQuery(variables));
    const moved = await findMovedItem(context.queryClient, variables, product);
    if (moved !== undefined) throw redirectTo(moved, { statusCode: 301 });
    if (product === null) throw notFound();
    const openTab = product.extraTabs.find((tab) => tab.id === tabIn(search))?.id;
    const [reviews] = await Promise.all([
      loadReviews(context.queryClient, id, search),
      lazyProductTexts.preload(),
      ...(product.item?.delivery.availability === 'sold-out'
        ? [lazySoldOut.preload(), context.texts.load(['forms', 'stock-alerts'])]
        : []),
      loadRelatedProducts(context.queryClient, product),
      ...(openTab === undefined ? [] : [loadOptional(context.queryClient, extraTabQuery(id, openTab))]),
    ]);
    return {
      variables,
      openTab,
      reviews,
      search,
      head: {
        title: pageTitle(product.name, context),
        description: product.teaser,
      },
    };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Product() {
    const { variables, openTab, reviews, search } = Route.useLoaderData();
    const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
    return (
      <>
        <ProductPage
          path={path}
          variables={variables}
          openTab={openTab}
          SoldOut={lazySoldOut.Component}
          belowDetails={
            <Suspense>
              <lazyDescriptionRating.Component key={reviews.productId} productId={reviews.productId} />
            </Suspense>
          }
        />
        <Suspense>
          <lazyReviews.Component reviews={reviews} path={productPath(reviews.productId)} search={search} />
        </Suspense>
        <RecentlyViewed key={variables.id} current={variables.id} />
      </>
    );
  },
});
