import { type ReactNode, useState } from 'react';

import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Announced and shown after a press. */
  readonly done: string;
  /** Shown if the browser does not allow copying. */
  readonly failed: string;
}

/** Copies a text. Only with scripts, so it appears after hydration. */
export const CopyButton = ({ text, label, done, failed }: CopyButtonProps): ReactNode => {
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState<string>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(done);
    } catch {
      setOutcome(failed);
    }
  };
  if (!isHydrated) return null;
  return (
    <span className={styles.copy} data-print="none">
      <Button variant="link" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{outcome}</span>
    </span>
  );
};
