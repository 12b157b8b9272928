import { type ComponentProps, type ReactNode, useId } from 'react';

import { type FieldProps, FieldMessage, fieldId } from './field.tsx';
import styles from './choice.module.css';

interface CheckboxProps extends Omit<FieldProps, 'label' | 'isRequired'>, Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'> {
  readonly label: ReactNode;
}

export const Checkbox = ({ name, label, hint, error, ...input }: CheckboxProps): ReactNode => {
  const own = useId();
  const described = [hint === undefined ? '' : `${own}hint`, error === undefined ? '' : `${own}error`].filter(Boolean).join(' ');
  return (
    <div className={styles.checkbox}>
      <input {...input} id={fieldId(name)} name={name} type="checkbox" aria-invalid={error !== undefined || undefined} aria-describedby={described === '' ? undefined : described} />
      <label htmlFor={fieldId(name)}>{label}</label>
      {hint !== undefined && <p className={styles.hint} id={`${own}hint`}>{hint}</p>}
      {error !== undefined && <div className={styles.error}><FieldMessage id={`${own}error`}>{error}</FieldMessage></div>}
    </div>
  );
};
