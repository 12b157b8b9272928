import type { ReactNode } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, and says so. */
export const ExternalLink = ({ href, children }: ExternalLinkProps): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({t('link.newTab')})</VisuallyHidden>
    </a>
  );
};
