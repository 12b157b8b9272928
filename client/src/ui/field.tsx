import { type ReactNode, useId } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What every field of a form is given. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Text of what is wrong; shown beneath the field and linked from the error summary. */
  readonly error?: string | undefined;
  /** The label says when a field may stay empty. @default true */
  readonly isRequired?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

/** Id of a field's control: what an error summary leads to. */
export const fieldId = (name: string): string => `field-${name}`;

/** A label above, a hint beneath it, the control, and what is wrong with it. */
export const Field = ({ name, label, hint, error, isRequired = true, children }: FieldProps & { readonly children: (control: ControlProps) => ReactNode }): ReactNode => {
  const { t } = useTranslation('shell');
  const own = useId();
  const described = [hint === undefined ? '' : `${own}hint`, error === undefined ? '' : `${own}error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        {label} {!isRequired && <span className={styles.optional}>{t('form.optional')}</span>}
      </label>
      {hint !== undefined && <p className={styles.hint} id={`${own}hint`}>{hint}</p>}
      {children({
        id: fieldId(name),
        name,
        ...(described === '' ? {} : { 'aria-describedby': described }),
        ...(error === undefined ? {} : { 'aria-invalid': true as const }),
        ...(isRequired ? { 'aria-required': true as const } : {}),
      })}
      {error !== undefined && <FieldMessage id={`${own}error`}>{error}</FieldMessage>}
    </div>
  );
};

/** What is wrong with a field, with a sign besides the colour. */
export const FieldMessage = ({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <p className={styles.error} id={id}>
      <span className={styles.sign} aria-hidden="true">!</span>
      <span><VisuallyHidden>{t('form.error')} </VisuallyHidden>{children}</span>
    </p>
  );
};
