import { normaliseText } from '@shop/domain/shared/normalise-text';
import type { ComponentProps, ReactNode } from 'react';

import { CharacterCount } from './character-count.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'required' | 'value'> {
  readonly value: string;
  /** Maximum number of characters: counted, never cut off. */
  readonly limit?: number;
}

export const TextArea = ({ name, label, hint, error, isRequired, limit, value, ...input }: TextAreaProps): ReactNode => (
  <Field {...{ name, label, hint, error }} {...(isRequired === undefined ? {} : { isRequired })}>
    {(control) => (
      <>
        <textarea {...input} {...control} value={value} className={styles.control} />
        {limit !== undefined && <CharacterCount length={normaliseText(value).length} limit={limit} />}
      </>
    )}
  </Field>
);
