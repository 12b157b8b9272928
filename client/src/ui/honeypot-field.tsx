import type { ReactNode } from 'react';

import { useFormHandle } from '../platform/forms/form-context.ts';
import type { FormFields } from '../platform/generated/forms.ts';
import styles from './visually-hidden.module.css';

/** The name of a field that robots like to fill in, and browsers never do: they know no subjects of people. */
export const HONEYPOT = 'subject' satisfies FormFields['competition-entry' | 'contact' | 'password-link'];

/** A field that nobody sees, reads or reaches: whoever fills it in is a robot (AUTH-14). */
export const HoneypotField = ({ label }: { readonly label: string }): ReactNode => {
  const { values, set } = useFormHandle();
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        {label}
        <input
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          value={values[HONEYPOT] ?? ''}
          onChange={({ target }) => set({ [HONEYPOT]: target.value })}
        />
      </label>
    </div>
  );
};
