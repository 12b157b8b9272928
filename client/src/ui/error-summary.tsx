import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';

import { MESSAGE_LINKS } from '../platform/texts/message-links.ts';
import { useTranslation } from '../platform/texts/translation.tsx';
import { fieldId } from './field.tsx';
import styles from './error-summary.module.css';
import { TextWithLinks } from './text-with-links.tsx';

/** An error of one field, or of the whole form where it has no field. */
export interface FormProblem {
  readonly field?: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly problems: readonly FormProblem[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** Focuses the field without adding an entry to the history. */
const focusField = (field: string, event: MouseEvent): void => {
  const control = document.getElementById(fieldId(field));
  if (control === null) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
};

/** Of a page that the server sends: without scripts, its beginning would be shown, far above. */
const FOCUSED_BY_BROWSER = { autoFocus: true } as const;

/** All errors of a form, above its fields. Each line links to its field. The form moves the focus here when it cannot be sent. */
export const ErrorSummary = ({ problems, ref }: ErrorSummaryProps): ReactNode => {
  const { t } = useTranslation('shell');
  const heading = useId();
  if (problems.length === 0) return null;
  const isTyped = problems.some(({ field }) => field !== undefined);
  return (
    <div className={styles.summary} ref={ref} tabIndex={-1} {...FOCUSED_BY_BROWSER} aria-labelledby={heading}>
      <div role="alert">
        <h2 id={heading}>{t(isTyped ? 'form.problem' : 'form.failed')}</h2>
        <ul>
          {problems.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              {field === undefined ? (
                <TextWithLinks text={text} hrefs={MESSAGE_LINKS} />
              ) : (
                <a href={`#${fieldId(field)}`} onClick={(event) => focusField(field, event)}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
