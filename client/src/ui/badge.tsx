import type { ReactNode } from 'react';

import styles from './badge.module.css';

export type BadgeKind = 'sale' | 'new' | 'popular' | 'extra';

export const Badge = ({ kind, children }: { readonly kind: BadgeKind; readonly children: ReactNode }): ReactNode => (
  <span className={styles.badge} data-kind={kind}>{children}</span>
);
