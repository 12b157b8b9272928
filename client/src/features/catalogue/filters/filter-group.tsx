import type { ReactNode } from 'react';

import styles from './filters.module.css';

interface FilterGroupProps {
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** One filter, folded where it is not among the first; it opens before scripts run. */
export const FilterGroup = ({ id, name, isOpen, children }: FilterGroupProps): ReactNode => (
  <details key={id} className={styles.group} open={isOpen}>
    <summary>{name}</summary>
    {children}
  </details>
);
