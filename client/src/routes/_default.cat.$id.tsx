import { areCanonical } from '@shop/domain/catalogue/clean-listing-address';
import { categoryAddress, readCategoryParams } from '@shop/domain/catalogue/category-address';
import { categoryTitle } from '@shop/domain/catalogue/category-title';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { pageTitle } from '../app/page-titles.ts';
import { CategoryPage, listing } from '../features/catalogue/category-page.tsx';
import { chosenIn } from '../features/catalogue/filters/filter-links.ts';
import { listingQuery } from '../features/catalogue/listing.queries.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';
import { headOf } from '../platform/pages/page-head.ts';

export const Route = createFileRoute('/_default/cat/$id')({
  staticData: { staticAreas: ['catalogue'] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps }) => {
    const search = readCategoryParams(deps);
    const [{ category }] = await Promise.all([
      context.queryClient.ensureQueryData(listingQuery(id, search)),
      listing.preload(),
    ]);
    if (category === null) throw notFound();
    const filters = chosenIn(category.filters);
    // Unknown filters were dropped, and forms word theirs in their own way: each list has one URL.
    if (!areCanonical(deps, filters))
      throw redirectTo(categoryAddress(category.path, { ...search, filters }), { statusCode: 301, replace: true });
    if (category.currentPage !== search.page) throw notFound();
    return {
      head: {
        title: pageTitle(categoryTitle(category.name, category.parentName ?? undefined), context),
        description: category.description,
      },
    };
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : headOf(loaderData.head)),
  component: function Category() {
    return <CategoryPage id={Route.useParams().id} search={readCategoryParams(Route.useLoaderDeps())} />;
  },
});
