import { type ReactNode, useRef, useState } from 'react';

import { useIsomorphicLayoutEffect } from '../platform/hydration/use-isomorphic-layout-effect.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly label: ReactNode;
  /** Opens the disclosure, for an error inside for example. It stays open afterwards. */
  readonly isForcedOpen?: boolean;
  readonly children: ReactNode;
}

/** The native `<details>`: it opens before scripts run. */
export const Disclosure = ({ label, isForcedOpen = false, children }: DisclosureProps): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (details.current?.open === true) setOpen(true);
    // Opened before hydration: no event was fired.
  }, []);
  return (
    <details
      ref={details}
      suppressHydrationWarning
      className={styles.disclosure}
      open={isOpen || isForcedOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {children}
    </details>
  );
};
