import { CONTACT } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { pageQuery } from '../features/content/content.queries.ts';
import { StaticIsland } from '../platform/islands/static-island.tsx';
import { Rows } from './cms-pages.tsx';

/** What editors wrote about contacting the shop: the ways that stand beside the form, or everything else. */
export const ContactContent = ({ part }: { readonly part: 'beside' | 'below' }): ReactNode => (
  <StaticIsland query={pageQuery(CONTACT)}>
    {({ page }) =>
      page.__typename === 'ContentPage' && (
        <Rows rows={part === 'beside' ? page.rows.slice(0, 1) : page.rows.slice(1)} />
      )
    }
  </StaticIsland>
);
