import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import { fieldId } from './field.tsx';
import styles from './error-summary.module.css';

/** One thing wrong with a form: of a field, or of the whole where no field is to blame. */
export interface FormProblem {
  readonly field?: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly problems: readonly FormProblem[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** To the field itself, without an entry in the history that the way back would pass. */
const leadTo = (field: string, event: MouseEvent): void => {
  const control = document.getElementById(fieldId(field));
  if (control === null) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
};

/** All that is wrong with a form, above it: each line leads to its field. It takes the focus when it appears. */
export const ErrorSummary = ({ problems, ref }: ErrorSummaryProps): ReactNode => {
  const { t } = useTranslation('shell');
  const heading = useId();
  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} ref={ref} tabIndex={-1} aria-labelledby={heading}>
      <div role="alert">
        <h2 id={heading}>{t('form.problem')}</h2>
        <ul>
          {problems.map(({ field, text }) => (
            <li key={`${field} ${text}`}>{field === undefined ? text : <a href={`#${fieldId(field)}`} onClick={(event) => leadTo(field, event)}>{text}</a>}</li>
          ))}
        </ul>
      </div>
    </div>
  );
};
