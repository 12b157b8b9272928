import { type ReactNode, useId, useState } from 'react';

import styles from './collapsible-aside.module.css';
import { Icon } from './icon.tsx';

interface CollapsibleAsideProps {
  readonly label: string;
  /** Shown next to the label while the aside is collapsed. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Content next to a form: always open from laptop width on, collapsed into one line below it. */
export const CollapsibleAside = ({ label, summary, children }: CollapsibleAsideProps): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <aside className={styles.aside} aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        <span className={styles.summary}>{summary}</span>
        <Icon name="chevron" size={20} />
      </button>
      <div className={styles.content} id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </aside>
  );
};
