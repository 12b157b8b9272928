import type { ReactNode } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ExternalLinkProps {
  readonly href: string;
  /** Language of its target, if it is another one than the page's. */
  readonly language?: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, and says so. */
export const ExternalLink = ({ href, language, children }: ExternalLinkProps): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" hrefLang={language}>
      {children}
      <VisuallyHidden> ({t('link.newTab')})</VisuallyHidden>
    </a>
  );
};
