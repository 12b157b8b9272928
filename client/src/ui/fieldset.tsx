import type { ReactNode } from 'react';

import styles from './fieldset.module.css';

/** Fields that belong together under one heading. */
export const Fieldset = ({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }): ReactNode => (
  <fieldset className={styles.fieldset}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);

/** Fields side by side where there is room, in the widths of their own. */
export const FieldRow = ({ children, template = '1fr 1fr' }: { readonly children: ReactNode; readonly template?: '1fr 1fr' | '1fr 2fr' | '2fr 1fr' }): ReactNode => (
  <div className={styles.row} data-template={template}>{children}</div>
);
