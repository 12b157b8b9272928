import type { ReactNode } from 'react';

import styles from './empty-state.module.css';
import { EmptyIllustration } from './empty-illustration.tsx';
import { LinkButton } from './link-button.tsx';

interface EmptyStateProps {
  readonly headline: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly headingLevel?: 'h1' | 'h2';
}

export const EmptyState = ({ headline, text, link, headingLevel: Heading = 'h2' }: EmptyStateProps): ReactNode => (
  <div className={styles.empty}>
    <EmptyIllustration />
    <Heading>{headline}</Heading>
    <p>{text}</p>
    <LinkButton href={link.href}>{link.label}</LinkButton>
  </div>
);
