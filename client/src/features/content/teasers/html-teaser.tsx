import type { ReactNode } from 'react';

import { htmlOf, type TeaserProps, textOf } from '../model/teaser.ts';
import { SanitizedHtml } from '../../../ui/sanitized-html.tsx';

/** Text that an editor wrote. */
export const HtmlTeaser = ({ teaser }: TeaserProps<'html'>): ReactNode => {
  const headline = textOf(teaser, 'headline');
  const html = htmlOf(teaser, 'html');
  return (
    <section>
      {headline !== undefined && <h2>{headline}</h2>}
      {html !== undefined && <SanitizedHtml html={html} />}
    </section>
  );
};
