import type { ReactNode } from 'react';

import { StaticIsland } from '../../platform/islands/static-island.tsx';
import type { LazyComponent } from '../../platform/islands/lazy-component.tsx';
import { pageQuery } from './content.queries.ts';
import type { CmsPageProps } from './cms-page.tsx';

interface ContentPageProps {
  readonly path: string;
  readonly lazyPage: LazyComponent<CmsPageProps>;
}

/** The CMS page of a path, as a static island. */
export const ContentPage = ({ path, lazyPage }: ContentPageProps): ReactNode => (
  <StaticIsland query={pageQuery(path)}>
    {({ page }) => page.__typename === 'ContentPage' && <lazyPage.Component page={page} />}
  </StaticIsland>
);
