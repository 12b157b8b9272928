import type { MouseEventHandler, ReactNode } from 'react';

import styles from './empty-state.module.css';
import { EmptyIllustration } from './empty-illustration.tsx';
import { LinkButton } from './link-button.tsx';

interface Way {
  readonly href: string;
  readonly label: string;
}

interface EmptyStateProps {
  readonly headline: string;
  readonly text: string;
  readonly link: Way & { readonly onClick?: MouseEventHandler };
  /** A second way on. */
  readonly other?: Way | undefined;
  readonly headingLevel?: 'h1' | 'h2';
}

export const EmptyState = ({
  headline,
  text,
  link,
  other,
  headingLevel: Heading = 'h2',
}: EmptyStateProps): ReactNode => (
  <div className={styles.empty}>
    <EmptyIllustration />
    <Heading>{headline}</Heading>
    <p>{text}</p>
    <LinkButton href={link.href} onClick={link.onClick}>
      {link.label}
    </LinkButton>
    {other !== undefined && <a href={other.href}>{other.label}</a>}
  </div>
);
