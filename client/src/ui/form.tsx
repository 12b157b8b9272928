import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';

import { FormProvider } from '../platform/forms/form-context.ts';
import { formUrl, type PostedValues } from '../platform/forms/form-names.ts';
import { useErrorTitle } from '../platform/forms/use-error-title.ts';
import type { FormHandle } from '../platform/forms/use-form.ts';
import type { FormName } from '../platform/generated/forms.ts';
import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { MESSAGE_LINKS } from '../platform/texts/message-links.ts';
import { useTranslation } from '../platform/texts/translation.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { Notice } from './notice.tsx';
import { TextWithLinks } from './text-with-links.tsx';

interface FormProps<Action extends FormName> {
  readonly form: FormHandle<Action>;
  /** What it posts without scripts besides its visible fields. */
  readonly hidden?: PostedValues<Action>;
  /** Whether it has a file field: without scripts, its files go with it. */
  readonly hasFiles?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form with its error summary. Its fields (`form-fields.tsx`) read their values and errors by name. */
export const Form = <Action extends FormName>({
  form,
  hidden,
  hasFiles = false,
  label,
  children,
}: FormProps<Action>): ReactNode => {
  const { t } = useTranslation('shell');
  const isHydrated = useIsHydrated();
  const { action, formRef, summaryRef, problems, submit } = form;
  useErrorTitle(problems.length > 0);
  return (
    <FormProvider value={{ ...form, isReady: isHydrated || action !== undefined }}>
      <AriaForm
        ref={formRef}
        className={styles.form ?? ''}
        method="post"
        validationBehavior="aria"
        onSubmit={submit}
        {...(action === undefined ? {} : { action: formUrl(action) })}
        {...(hasFiles ? { encType: 'multipart/form-data' as const } : {})}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        <ErrorSummary problems={problems} ref={summaryRef} />
        {action === undefined && (
          <noscript>
            <Notice kind="info">
              <p>
                <TextWithLinks text={t('form.needsScripts')} hrefs={MESSAGE_LINKS} />
              </p>
            </Notice>
          </noscript>
        )}
        {hidden !== undefined && <HiddenFields values={hidden} />}
        {children}
      </AriaForm>
    </FormProvider>
  );
};
