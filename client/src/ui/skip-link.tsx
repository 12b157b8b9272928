import type { ReactNode } from 'react';

import styles from './skip-link.module.css';

/** The first focusable element of the page: skips the header. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode => (
  <a className={styles.link} href={`#${to}`}>
    {children}
  </a>
);
