import type { ReactNode } from 'react';

import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ContentRows, type TeaserRegistry } from './content-rows.tsx';
import type { LoadedCmsPage } from './load-cms-page.ts';

export interface CmsPageProps {
  readonly page: LoadedCmsPage;
}

interface RegistryProps {
  readonly teasers: TeaserRegistry;
}

/** A CMS page with its heading. */
export const CmsPage = ({ page, teasers }: CmsPageProps & RegistryProps): ReactNode => (
  <>
    <Breadcrumb crumbs={page.breadcrumbs} current={page.title} />
    <h1>{page.title}</h1>
    <ContentRows rows={page.rows} teasers={teasers} />
  </>
);
