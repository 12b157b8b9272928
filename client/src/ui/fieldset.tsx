import type { ReactNode } from 'react';

import styles from './fieldset.module.css';

/** A group of fields with a legend. */
export const Fieldset = ({
  legend,
  children,
}: {
  readonly legend: ReactNode;
  readonly children: ReactNode;
}): ReactNode => (
  <fieldset className={styles.fieldset}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);

/** Fields side by side: `halves` where there is room, `short long` on every screen. */
export const FieldRow = ({
  children,
  template = 'halves',
}: {
  readonly children: ReactNode;
  readonly template?: 'halves' | 'short long';
}): ReactNode => (
  <div className={styles.row} data-template={template}>
    {children}
  </div>
);
