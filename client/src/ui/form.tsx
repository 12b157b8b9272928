import { type FormEvent, type ReactNode, type Ref } from 'react';

import { ErrorSummary, type FormProblem } from './error-summary.tsx';
import styles from './form.module.css';

interface FormProps {
  /** Address that answers the form before scripts run. */
  readonly action?: string;
  readonly problems: readonly FormProblem[];
  readonly summaryRef?: Ref<HTMLDivElement>;
  readonly formRef?: Ref<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A real form: it posts to the shop by itself, and says all that is wrong above its fields. */
export const Form = ({ action, problems, summaryRef, formRef, onSubmit, label, children }: FormProps): ReactNode => (
  <form className={styles.form} method="post" action={action} noValidate aria-label={label} onSubmit={onSubmit} {...(formRef === undefined ? {} : { ref: formRef })}>
    <ErrorSummary problems={problems} {...(summaryRef === undefined ? {} : { ref: summaryRef })} />
    {children}
  </form>
);
