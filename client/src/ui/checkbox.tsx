import type { ComponentProps, ReactNode } from 'react';

import styles from './choice.module.css';
import { ErrorMessage, fieldId, type FieldProps, useDescription } from './field.tsx';

interface CheckboxProps
  extends Omit<FieldProps, 'label' | 'isRequired'>,
    Omit<ComponentProps<'input'>, 'name' | 'type'> {
  readonly label: ReactNode;
}

/** The native checkbox: a tick set before scripts run stays. */
export const Checkbox = ({ name, id = fieldId(name), label, hint, error, ...input }: CheckboxProps): ReactNode => {
  const { hintId, errorId, described } = useDescription({ hint, error });
  return (
    <div className={styles.checkbox}>
      <input {...input} {...described} id={id} name={name} type="checkbox" />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <div className={styles.error}>
          <ErrorMessage id={errorId}>{error}</ErrorMessage>
        </div>
      )}
    </div>
  );
};
