import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';

import { pageTitle } from '../app/page-titles.ts';
import { productQuery } from '../features/catalogue/catalogue.queries.ts';
import { ProductPage } from '../features/catalogue/product-page.tsx';
import { loadRelatedProducts } from '../features/catalogue/related-products.tsx';
import { productSearchOf } from '../features/catalogue/product-search.ts';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/prod/$id')({
  staticData: { areas: ['catalogue'] },
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params: { id }, deps: { search } }) => {
    const variables = productSearchOf(id, search);
    const { product } = await context.queryClient.ensureQueryData(productQuery(variables));
    if (product === null) throw notFound();
    await loadRelatedProducts(context.queryClient, product);
    return { variables, head: { title: pageTitle(product.name, context), description: product.teaser } };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Product() {
    const { variables } = Route.useLoaderData();
    const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
    return <ProductPage path={path} variables={variables} />;
  },
});
