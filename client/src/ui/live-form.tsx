import type { ReactNode } from 'react';

import { FormProvider } from '../shared/form-context.ts';
import type { FormHandle } from '../shared/use-form.ts';
import { useErrorTitle } from '../shared/use-error-title.ts';
import { Form } from './form.tsx';

interface LiveFormProps {
  readonly form: FormHandle;
  /** Address that answers the form where scripts do not run. */
  readonly action: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form whose fields know their values and faults by name. */
export const LiveForm = ({ form, action, label, children }: LiveFormProps): ReactNode => {
  useErrorTitle(form.problems.length > 0);
  return (
    <FormProvider value={form}>
      <Form action={action} problems={form.problems} summaryRef={form.summaryRef} formRef={form.formRef} onSubmit={form.submit} {...(label === undefined ? {} : { label })}>
        {children}
      </Form>
    </FormProvider>
  );
};
