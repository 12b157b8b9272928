import type { ReactNode } from 'react';

import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header, to the content. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode => (
  <a className={styles.link} href={`#${to}`}>
    {children}
  </a>
);
