import type { ReactNode } from 'react';

import { Icon } from './icon.tsx';
import styles from './success-header.module.css';

interface SuccessHeaderProps {
  readonly title: string;
  /** What follows from it, in a paragraph or two. */
  readonly children: ReactNode;
}

/** The heading of a page that confirms what the shopper has just done. */
export const SuccessHeader = ({ title, children }: SuccessHeaderProps): ReactNode => (
  <header className={styles.header}>
    <span className={styles.sign}>
      <Icon name="check" size={32} />
    </span>
    <h1>{title}</h1>
    {children}
  </header>
);
