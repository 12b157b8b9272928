import { type ReactNode, useRef, useState } from 'react';

import { useIsomorphicLayoutEffect } from '../platform/hydration/use-isomorphic-layout-effect.ts';
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
  const details = useRef<HTMLDetailsElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (details.current?.open === true) setOpen(true);
    // Opened before the page was taken over: nobody heard of it.
  }, []);
  return (
    <details ref={details} suppressHydrationWarning className={styles.disclosure} open={isOpen || isNeeded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
};
