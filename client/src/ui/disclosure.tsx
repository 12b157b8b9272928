import { type ReactNode, useState } from 'react';

import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly label: string;
  /** Something inside needs to be seen: it opens, and stays open. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/** What only some need, behind a line of words; the platform's own, so it opens before scripts run. */
export const Disclosure = ({ label, isNeeded = false, children }: DisclosureProps): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} open={isOpen || isNeeded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
};
