import type { ReactNode } from 'react';

import { KeptMarkup } from '../../shared/kept-markup.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { pageQuery } from './content.queries.ts';
import { ContentRows, type TeaserRegistry } from './content-rows.tsx';

interface ContentPageProps {
  readonly path: string;
  readonly teasers: TeaserRegistry;
}

/** A page that editors wrote, with its heading. */
export const ContentPage = ({ path, teasers }: ContentPageProps): ReactNode => (
  <KeptMarkup query={pageQuery(path)}>
    {({ page }) =>
      page.__typename === 'ContentPage' && (
        <>
          <Breadcrumb crumbs={page.breadcrumbs} current={page.title} />
          <h1>{page.title}</h1>
          <ContentRows rows={page.rows} teasers={teasers} />
        </>
      )
    }
  </KeptMarkup>
);
