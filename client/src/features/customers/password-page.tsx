import { passwordChangeErrors } from '@shop/domain/customers/password-rules';
import { boundsOf } from '@shop/domain/shared/field-limits';
import type { ReactNode } from 'react';

import { type FormHandle, useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Card } from '../../ui/card.tsx';
import { FormPasswordField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { changePassword } from './change-password.ts';
import styles from './password-page.module.css';

const EMPTY = { currentPassword: '', password: '', passwordRepeat: '' };

/** Changes the password of the signed-in customer, who knows the current one. */
export const PasswordPage = (): ReactNode => {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const form: FormHandle = useForm({
    action: 'change-password',
    name: 'password',
    initial: EMPTY,
    validate: passwordChangeErrors,
    onSubmit: async (values) => {
      const result = await changePassword(values);
      if (!result.accepted) return result;
      form.set(EMPTY);
      toast({ kind: 'success', messageKey: 'shop.password.changed' });
      return result;
    },
  });
  return (
    <div className={styles.narrow}>
      <h1>{t('password.title')}</h1>
      <p>{t('password.text')}</p>
      <Card>
        <Form form={form} label={t('password.title')}>
          <FormPasswordField name="currentPassword" label={t('password.current')} autoComplete="current-password" />
          <FormPasswordField
            name="password"
            label={t('password.new')}
            autoComplete="new-password"
            hint={t('password.hint', { ...boundsOf('password') })}
          />
          <FormPasswordField name="passwordRepeat" label={t('password.repeat')} autoComplete="new-password" />
          <SubmitButton>{t('password.submit')}</SubmitButton>
        </Form>
      </Card>
    </div>
  );
};
