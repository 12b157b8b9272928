import type { ReactNode } from 'react';

import { type TeaserProps, textsOf } from '../../../shared/teaser.ts';
import { Html } from '../../../ui/html.tsx';

/** Text that an editor wrote. */
export const HtmlTeaser = ({ teaser }: TeaserProps): ReactNode => {
  const { headline, html } = textsOf(teaser);
  return (
    <section>
      {headline !== undefined && <h2>{headline}</h2>}
      <Html html={html ?? ''} />
    </section>
  );
};
