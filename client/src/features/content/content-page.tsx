import type { ReactNode } from 'react';

import { KeptMarkup } from '../../shared/kept-markup.tsx';
import type { OnDemand } from '../../shared/on-demand.tsx';
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
