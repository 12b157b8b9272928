import type { ReactNode } from 'react';

import styles from './facts-table.module.css';

/** Labels and values in two columns. */
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
