import type { ReactNode } from 'react';

import { FormProvider } from '../platform/forms/form-context.ts';
import type { FormHandle } from '../platform/forms/use-form.ts';
import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { useTranslation } from '../platform/texts/translation.tsx';
import { useErrorTitle } from '../platform/forms/use-error-title.ts';
import { Form } from './form.tsx';
import { Notice } from './notice.tsx';

interface LiveFormProps {
  readonly form: FormHandle;
  /** Address that answers the form before scripts run; without one it can be sent only afterwards. */
  readonly action?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form whose fields know their values and faults by name. */
export const LiveForm = ({ form, action, label, children }: LiveFormProps): ReactNode => {
  const { t } = useTranslation('shell');
  const isHydrated = useIsHydrated();
  useErrorTitle(form.problems.length > 0);
  return (
    <FormProvider value={{ ...form, isReady: isHydrated || action !== undefined }}>
      <Form {...(action === undefined ? {} : { action })} problems={form.problems} summaryRef={form.summaryRef} formRef={form.formRef} onSubmit={form.submit} {...(label === undefined ? {} : { label })}>
        {action === undefined && <noscript><Notice kind="info"><p>{t('form.needsScripts')}</p></Notice></noscript>}
        {children}
      </Form>
    </FormProvider>
  );
};
