import type { ReactNode } from 'react';

import styles from './table.module.css';

/** Facts in two columns. */
export const FactsTable = ({ caption, facts }: { readonly caption?: string; readonly facts: readonly { readonly label: string; readonly value: string }[] }): ReactNode => (
  <table className={styles.facts}>
    {caption !== undefined && <caption>{caption}</caption>}
    <tbody>
      {facts.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A table that scrolls sideways by itself where it does not fit. */
export const Table = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
    <table className={styles.table}>{children}</table>
  </div>
);
