import type { ReactNode } from 'react';

import styles from './badge.module.css';

export type BadgeKind = 'sale' | 'new' | 'popular' | 'extra';

interface BadgeProps {
  readonly kind: BadgeKind;
  /** Shows a star before its text. */
  readonly isSpecial?: boolean;
  readonly children: ReactNode;
}

export const Badge = ({ kind, isSpecial = false, children }: BadgeProps): ReactNode => (
  <span className={styles.badge} data-kind={kind} data-special={isSpecial || undefined}>
    {children}
  </span>
);
