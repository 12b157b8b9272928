import { type ReactNode, useEffect, useRef } from 'react';

import { fieldId, useDescription } from './field.tsx';
import styles from './field.module.css';

interface SearchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** What the URL searches for. */
  readonly searched: string;
  readonly maxLength: number;
}

/** The search of a GET form. It follows the URL, and keeps the focus when its form is sent. */
export const SearchField = ({ name, label, hint, searched, maxLength }: SearchFieldProps): ReactNode => {
  const { hintId, described } = useDescription({ hint });
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(searched);
  useEffect(() => {
    if (shown.current !== searched && input.current !== null) input.current.value = searched;
    shown.current = searched;
  }, [searched]);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <input
        {...described}
        ref={input}
        id={fieldId(name)}
        className={styles.control}
        type="search"
        name={name}
        defaultValue={searched}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
      />
    </div>
  );
};
