import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import type { PageQuery } from '../../platform/generated/graphql.ts';
import { redirectTo } from '../../platform/navigation/redirect-to.ts';
import { gonePage } from '../../platform/pages/page-status.ts';
import { pageQuery } from './content.queries.ts';

export type LoadedCmsPage = Extract<PageQuery['page'], { __typename: 'ContentPage' }>;

/** Loads the CMS page of a path. Throws the router's redirect or not-found if the path moved, is gone, or never existed. */
export const loadCmsPage = async (client: QueryClient, path: string): Promise<LoadedCmsPage> => {
  const { page } = await client.ensureQueryData(pageQuery(path));
  switch (page.__typename) {
    case 'PageRedirect':
      throw redirectTo(page.path, { statusCode: page.status });
    case 'PageGone':
      throw notFound(gonePage);
    case 'PageNotFound':
      throw notFound();
    case 'ContentPage':
      return page;
  }
};
