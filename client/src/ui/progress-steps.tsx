import type { ReactNode } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import { Icon } from './icon.tsx';
import styles from './progress-steps.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ProgressStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** Link back to a completed step. */
  readonly href?: string;
}

/** The steps of a process and the current one. */
export const ProgressSteps = ({ steps }: { readonly steps: readonly ProgressStep[] }): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.steps} aria-label={t('steps.label')} data-print="none">
      <ol>
        {steps.map(({ label, state, href }, at) => (
          <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={16} /> : at + 1}
            </span>
            <span className={styles.label}>{href === undefined ? label : <a href={href}>{label}</a>}</span>
            {state === 'done' && <VisuallyHidden> {t('steps.done')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
