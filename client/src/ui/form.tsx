import { type FormEvent, type ReactNode, type Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';

import { ErrorSummary, type FormProblem } from './error-summary.tsx';
import styles from './form.module.css';

interface FormProps {
  /** URL that answers the form before scripts run. */
  readonly action?: string;
  readonly problems: readonly FormProblem[];
  readonly summaryRef?: Ref<HTMLDivElement>;
  readonly formRef?: Ref<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form that posts without scripts and lists its errors above its fields. */
export const Form = ({ action, problems, summaryRef, formRef, onSubmit, label, children }: FormProps): ReactNode => (
  <AriaForm className={styles.form ?? ''} method="post" validationBehavior="aria" onSubmit={onSubmit} {...(action === undefined ? {} : { action })} {...(label === undefined ? {} : { 'aria-label': label })} {...(formRef === undefined ? {} : { ref: formRef })}>
    <ErrorSummary problems={problems} {...(summaryRef === undefined ? {} : { ref: summaryRef })} />
    {children}
  </AriaForm>
);
