import type { ReactNode } from 'react';

import styles from './folded-aside.module.css';

interface FoldedAsideProps {
  readonly label: string;
  /** What shows of it while it is folded. */
  readonly gist: ReactNode;
  readonly children: ReactNode;
}

/** Something beside the page's work that folds into a line. */
export const FoldedAside = ({ label, gist, children }: FoldedAsideProps): ReactNode => (
  <aside className={styles.aside} aria-label={label}>
    <details className={styles.card}>
      <summary className={styles.fold}>
        <span>{label}</span>
        <span>{gist}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  </aside>
);
