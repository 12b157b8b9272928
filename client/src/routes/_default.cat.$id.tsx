import { categoryTitle } from '@shop/domain/catalogue/category-title';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { pageTitle } from '../app/page-titles.ts';
import { categoryQuery } from '../features/catalogue/catalogue.queries.ts';
import { CategoryPage, listing } from '../features/catalogue/category-page.tsx';
import { listingSearchOf } from '../features/catalogue/listing-search.ts';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/cat/$id')({
  staticData: { staticAreas: ['catalogue'] },
  loaderDeps: ({ search }) => listingSearchOf(search),
  loader: async ({ context, params: { id }, deps }) => {
    const [{ category }] = await Promise.all([context.queryClient.ensureQueryData(categoryQuery({ id, ...deps })), listing.preload()]);
    if (category === null) throw notFound();
    return { head: { title: pageTitle(categoryTitle(category.name, category.parentName ?? undefined), context), description: category.description } };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Category() {
    return <CategoryPage id={Route.useParams().id} search={Route.useLoaderDeps()} />;
  },
});
