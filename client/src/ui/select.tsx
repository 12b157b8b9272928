import type { ComponentProps, ReactNode } from 'react';

import { ErrorMessage, fieldId, type FieldProps, LabelText, useDescription } from './field.tsx';
import styles from './field.module.css';
import type { FieldWidth } from './text-field.tsx';

interface SelectControlProps extends ComponentProps<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string; readonly isDisabled?: boolean }[];
  readonly width?: FieldWidth;
  /** Submits its form when another option is chosen. */
  readonly submits?: boolean;
}

/** A select for whoever labels it. */
export const SelectControl = ({
  options,
  width = 'full',
  submits = false,
  ...select
}: SelectControlProps): ReactNode => (
  <select
    {...select}
    className={`${styles.control} ${styles.select}`}
    data-width={width}
    data-submits={submits || undefined}
  >
    {options.map(({ value, label, isDisabled = false }) => (
      <option key={value} value={value} disabled={isDisabled}>
        {label}
      </option>
    ))}
  </select>
);

interface SelectProps extends FieldProps, Omit<SelectControlProps, keyof FieldProps | 'id' | 'required'> {}

/** The native select: nothing is better on a phone, and it works before scripts run. */
export const Select = ({ name, label, hint, error, isRequired = true, ...select }: SelectProps): ReactNode => {
  const { hintId, errorId, described } = useDescription({ hint, error });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        <LabelText {...{ label, isRequired }} />
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <SelectControl
        {...select}
        {...described}
        id={fieldId(name)}
        name={name}
        aria-required={isRequired || undefined}
      />
      {error !== undefined && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
    </div>
  );
};
