import { type ReactNode, useId, useState } from 'react';

import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import styles from './folded-aside.module.css';
import { Icon } from './icon.tsx';

interface FoldedAsideProps {
  readonly label: string;
  /** What shows of it while it is folded. */
  readonly gist: ReactNode;
  readonly children: ReactNode;
}

/** Something beside the page's work: in full where there is room, on a phone folded into a line. */
export const FoldedAside = ({ label, gist, children }: FoldedAsideProps): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const id = useId();
  return (
    <aside className={styles.aside} aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      <button type="button" className={styles.fold} disabled={!isHydrated} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>{label}</span>
        <span className={styles.gist}>{gist}</span>
        <Icon name="chevron" size={20} />
      </button>
      <div className={styles.content} id={id} data-open={isOpen || undefined}>{children}</div>
    </aside>
  );
};
