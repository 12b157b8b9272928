import { normaliseLines } from '@shop/domain/shared/normalise-text';
import type { ReactNode } from 'react';
import { TextArea as AriaTextArea, type TextAreaProps as AriaTextAreaProps } from 'react-aria-components/TextField';

import { CharacterCount } from './character-count.tsx';
import styles from './field.module.css';
import { type ControlAttributes, TextFieldBase, type TextFieldBaseProps } from './text-field.tsx';

interface TextAreaProps extends TextFieldBaseProps, ControlAttributes<AriaTextAreaProps> {
  /** Maximum number of characters: counted, never cut off. */
  readonly limit?: number;
}

export const TextArea = ({
  name,
  label,
  hint,
  error,
  isErrorAlert,
  isRequired,
  value,
  onChange,
  onBlur,
  limit,
  ...area
}: TextAreaProps): ReactNode => (
  <TextFieldBase {...{ name, label, hint, error, isErrorAlert, isRequired, value, onChange, onBlur }}>
    <AriaTextArea {...area} className={styles.control ?? ''} />
    {limit !== undefined && <CharacterCount length={normaliseLines(value).length} limit={limit} />}
  </TextFieldBase>
);
