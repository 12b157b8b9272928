import type { ReactNode } from 'react';

import { type TeaserProps, textOf } from '../../../shared/teaser.ts';
import { Html } from '../../../ui/html.tsx';

/** Text that an editor wrote. */
export const HtmlTeaser = ({ teaser }: TeaserProps): ReactNode => (
  <section>
    {textOf(teaser, 'headline') !== undefined && <h2>{textOf(teaser, 'headline')}</h2>}
    <Html html={textOf(teaser, 'html') ?? ''} />
  </section>
);
