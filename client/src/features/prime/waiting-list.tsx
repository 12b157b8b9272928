import { email as emailError } from '@shop/domain/shared/form-rules';
import { fieldErrorsOf } from '@shop/domain/shared/field-errors';
import { type ReactNode, useId, useState } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useJoinWaitingList } from './prime.mutations.ts';
import styles from './prime-pages.module.css';

/** While no members are taken: the form that enters the waiting list (PRIME-02). */
export const WaitingList = ({ email }: { readonly email: string }): ReactNode => {
  const { t } = useTranslation('prime');
  const id = useId();
  const [isDone, setDone] = useState(false);
  const { mutateAsync: join } = useJoinWaitingList();
  const form = useForm({
    action: 'prime-waiting-list',
    name: 'prime-waiting-list',
    initial: { email },
    validate: (values) => fieldErrorsOf({ email: emailError(values.email) }),
    onSubmit: async (values): Promise<SubmitResult> => {
      const result = await join(values.email);
      if (result.__typename === 'FormRefused') return formRefused(result);
      setDone(true);
      return { accepted: true };
    },
  });
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.part}>
        <h2 id={id}>{t('waiting.title')}</h2>
        <p>{t('closed')}</p>
        <div role="status">
          {isDone && (
            <Notice kind="success">
              <p>{t('shop.prime.waiting')}</p>
            </Notice>
          )}
        </div>
        {!isDone && (
          <Form form={form} label={t('waiting.title')}>
            <EmailField name="email" label={t('waiting.email')} hint={t('waiting.hint')} />
            <SubmitButton>{t('waiting.submit')}</SubmitButton>
          </Form>
        )}
      </div>
    </Card>
  );
};
