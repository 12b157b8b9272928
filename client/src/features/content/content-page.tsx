import type { ReactNode } from 'react';

import { KeptMarkup } from '../../platform/islands/static-island.tsx';
import type { OnDemand } from '../../platform/islands/lazy-component.tsx';
import { pageQuery } from './content.queries.ts';
import type { EditedPageProps } from './edited-page.tsx';

interface ContentPageProps {
  readonly path: string;
  readonly edited: OnDemand<EditedPageProps>;
}

/** What editors put at an address. */
export const ContentPage = ({ path, edited }: ContentPageProps): ReactNode => (
  <KeptMarkup query={pageQuery(path)}>{({ page }) => page.__typename === 'ContentPage' && <edited.Component page={page} />}</KeptMarkup>
);
