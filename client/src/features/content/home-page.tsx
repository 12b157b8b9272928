import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { KeptMarkup } from '../../shared/kept-markup.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { pageQuery } from './content.queries.ts';
import { ContentRows, type TeaserRegistry } from './content-rows.tsx';

const HERO = 'hero';

/** The first page. The hero's headline is the page's heading; without a hero its title is. */
export const HomePage = ({ teasers }: { readonly teasers: TeaserRegistry }): ReactNode => (
  <KeptMarkup query={pageQuery(HOME)}>
    {({ page }) =>
      page.__typename === 'ContentPage' && (
        <>
          {page.rows[0]?.cells[0]?.teaser.type !== HERO && <h1><VisuallyHidden>{page.title}</VisuallyHidden></h1>}
          <ContentRows rows={page.rows} teasers={teasers} />
        </>
      )
    }
  </KeptMarkup>
);
