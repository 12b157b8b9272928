import type { ComponentProps, ReactNode } from 'react';

import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import type { FieldWidth } from './text-field.tsx';

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'required'> {
  readonly options: readonly { readonly value: string; readonly label: string; readonly isDisabled?: boolean }[];
  readonly width?: FieldWidth;
  /** Sends its form as soon as something else is chosen. */
  readonly submits?: boolean;
}

/** The platform's own select: nothing is better on a phone, and it works before scripts. */
export const Select = ({ name, label, hint, error, isRequired, options, width = 'full', submits = false, ...select }: SelectProps): ReactNode => (
  <Field {...{ name, label, hint, error }} {...(isRequired === undefined ? {} : { isRequired })}>
    {(control) => (
      <select {...select} {...control} className={`${styles.control} ${styles.select}`} data-width={width} data-submits={submits || undefined}>
        {options.map(({ value, label: text, isDisabled = false }) => (
          <option key={value} value={value} disabled={isDisabled}>{text}</option>
        ))}
      </select>
    )}
  </Field>
);
