import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import type { PageQuery } from '../../platform/generated/graphql.ts';
import { gonePage } from '../../platform/pages/page-status.ts';
import { redirectTo } from '../../platform/navigation/redirect-to.ts';
import { pageQuery } from './content.queries.ts';

export type LoadedPage = Extract<PageQuery['page'], { __typename: 'ContentPage' }>;

/** Looks an address up and does what the answer says: show it, go elsewhere, or say that it is gone or never was. */
export const loadPage = async (client: QueryClient, path: string): Promise<LoadedPage> => {
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
