import type { ReactNode } from 'react';

import styles from './empty-state.module.css';
import { EmptyShelf } from './empty-shelf.tsx';
import { LinkButton } from './link-button.tsx';

interface EmptyStateProps {
  readonly headline: string;
  readonly text: string;
  /** The one way on. */
  readonly on: { readonly href: string; readonly label: string };
  readonly headingLevel?: 'h1' | 'h2';
}

export const EmptyState = ({ headline, text, on, headingLevel: Heading = 'h2' }: EmptyStateProps): ReactNode => (
  <div className={styles.empty}>
    <EmptyShelf />
    <Heading>{headline}</Heading>
    <p>{text}</p>
    <LinkButton href={on.href}>{on.label}</LinkButton>
  </div>
);
