import type { ComponentProps, ReactNode } from 'react';

import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'required'>;

export const TextArea = ({ name, label, hint, error, isRequired, ...input }: TextAreaProps): ReactNode => (
  <Field {...{ name, label, hint, error }} {...(isRequired === undefined ? {} : { isRequired })}>
    {(control) => <textarea {...input} {...control} className={styles.control} />}
  </Field>
);
