import type { TeaserType } from '@shop/domain/content/teaser-attributes';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ContentRows, type TeaserRegistry } from './content-rows.tsx';
import type { CmsPageProps } from './cms-page.tsx';

const HERO: TeaserType = 'hero';

/** The home page. The hero's headline is its heading; without a hero, the page's title is. */
export const CmsHome = ({ page, teasers }: CmsPageProps & { readonly teasers: TeaserRegistry }): ReactNode => (
  <>
    {page.rows[0]?.cells[0]?.teaser.type !== HERO && (
      <h1>
        <VisuallyHidden>{page.title}</VisuallyHidden>
      </h1>
    )}
    <ContentRows rows={page.rows} teasers={teasers} />
  </>
);
