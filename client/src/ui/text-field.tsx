import type { ComponentProps, ReactNode } from 'react';

import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

/** How wide a field is, as a hint at what goes in. */
export type FieldWidth = 'xs' | 's' | 'm' | 'full';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'required'> {
  readonly width?: FieldWidth;
}

export const TextField = ({ name, label, hint, error, isRequired, width = 'full', type = 'text', ...input }: TextFieldProps): ReactNode => (
  <Field {...{ name, label, hint, error }} {...(isRequired === undefined ? {} : { isRequired })}>
    {(control) => <input {...input} {...control} type={type} className={styles.control} data-width={width} />}
  </Field>
);
