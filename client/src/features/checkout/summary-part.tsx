import { type ReactNode, useId } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { ErrorMessage, fieldId } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './summary.module.css';

interface SummaryPartProps {
  readonly heading: string;
  /** Its name among the fields of the form, if it can be refused. */
  readonly name?: string;
  /** The step where it can be changed. */
  readonly href?: string;
  readonly children: ReactNode;
}

/** A part of the order, with a link to the step where it was chosen. */
export const SummaryPart = ({ heading, name, href, children }: SummaryPartProps): ReactNode => {
  const { t } = useTranslation('summary');
  const id = useId();
  const { errorOf } = useFormHandle();
  const error = name === undefined ? undefined : errorOf(name);
  return (
    <section
      className={styles.part}
      aria-labelledby={id}
      {...(name === undefined ? {} : { id: fieldId(name), tabIndex: -1 })}
    >
      <header className={styles.head}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        {href !== undefined && (
          <a href={href} data-print="none">
            {t('summary.change')} <VisuallyHidden>{heading}</VisuallyHidden>
          </a>
        )}
      </header>
      {error !== undefined && <ErrorMessage id={undefined}>{error}</ErrorMessage>}
      {children}
    </section>
  );
};
