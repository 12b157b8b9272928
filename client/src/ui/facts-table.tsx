import { Fragment, type ReactNode } from 'react';

import styles from './facts-table.module.css';

/** A long e-mail address breaks after its @, not within a word. */
const BreakableText = ({ text }: { readonly text: string }): ReactNode =>
  text.split(/(?<=@)/u).map((part, at) => (
    <Fragment key={`${at}${part}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Labels and values in two columns; one above the other with large letters on a narrow screen. */
export const FactsTable = ({
  caption,
  facts,
}: {
  readonly caption?: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}): ReactNode => (
  <table className={styles.facts}>
    {caption !== undefined && <caption>{caption}</caption>}
    <tbody>
      {facts.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <BreakableText text={value} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
