import { type ReactNode, useId } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props that all form fields share. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error message; shown below the field and linked from the error summary. */
  readonly error?: string | undefined;
  /** The label marks optional fields. @default true */
  readonly isRequired?: boolean | undefined;
}

/** Id of a field's control: the error summary links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** The label's text, with a note on optional fields. */
export const LabelText = ({
  label,
  isRequired,
}: {
  readonly label: string;
  readonly isRequired: boolean;
}): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <>
      {label} {!isRequired && <span className={styles.optional}>{t('form.optional')}</span>}
    </>
  );
};

/** An error message, marked by more than its colour. */
export const ErrorText = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        !
      </span>
      <span>
        <VisuallyHidden>{t('form.error')} </VisuallyHidden>
        {children}
      </span>
    </>
  );
};

/** Error message of a native control. React Aria's fields have `FieldError` instead. */
export const ErrorMessage = ({
  id,
  children,
}: {
  readonly id: string | undefined;
  readonly children: ReactNode;
}): ReactNode => (
  <p className={styles.error} id={id}>
    <ErrorText>{children}</ErrorText>
  </p>
);

/** Ties a native control to its hint and its error, as React Aria does for its own fields. */
export const useDescription = ({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}hint`;
  const errorId = error === undefined ? undefined : `${id}error`;
  const ids = [hintId, errorId].filter((known) => known !== undefined);
  return {
    hintId,
    errorId,
    described: {
      'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
      'aria-invalid': error !== undefined || undefined,
    },
  };
};
