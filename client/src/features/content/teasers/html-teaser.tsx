import type { ReactNode } from 'react';

import { htmlOf, type TeaserProps, textOf } from '../model/teaser.ts';
import { Html } from '../../../ui/html.tsx';

/** Text that an editor wrote. */
export const HtmlTeaser = ({ teaser }: TeaserProps): ReactNode => {
  const headline = textOf(teaser, 'headline');
  const html = htmlOf(teaser, 'html');
  return (
    <section>
      {headline !== undefined && <h2>{headline}</h2>}
      {html !== undefined && <Html html={html} />}
    </section>
  );
};
