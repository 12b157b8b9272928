import { deletionErrors } from '@shop/domain/customers/account-deletion';
import { INVOICE_RETENTION } from '@shop/domain/customers/invoice-retention';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { DeleteAccountDocument } from '../../platform/generated/graphql.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CHECKED, FormCheckbox, FormPasswordField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useAfterSignOut } from '../sessions/model/use-after-sign-out.ts';
import styles from './delete-account-form.module.css';

/** Says what is deleted and what the law makes the shop keep, and asks for the password and a tick. */
export const DeleteAccountForm = (): ReactNode => {
  const { t } = useTranslation('customers');
  const { years, paragraphs } = INVOICE_RETENTION[useStorefront().region];
  const afterSignOut = useAfterSignOut();
  const form = useForm({
    action: 'delete-account',
    name: 'delete-account',
    initial: { password: '', isSure: '' },
    validate: ({ password, isSure }) => deletionErrors({ password, isSure: isSure === CHECKED }),
    onSubmit: async ({ password, isSure }): Promise<SubmitResult> => {
      const { deleteAccount } = await request('DeleteAccount', DeleteAccountDocument, {
        input: { password, isSure: isSure === CHECKED },
      });
      if (deleteAccount.__typename === 'FormRefused') return formRefused(deleteAccount);
      await afterSignOut(deleteAccount.messageKey);
      return { accepted: true };
    },
  });
  return (
    <Disclosure label={t('delete.open')} isForcedOpen={form.problems.length > 0}>
      <div className={styles.facts}>
        <p>{t('delete.gone')}</p>
        <p>{t('delete.kept', { years, paragraphs })}</p>
        <p>{t('delete.final')}</p>
      </div>
      <Form form={form} label={t('delete.title')}>
        <FormPasswordField name="password" label={t('delete.password')} autoComplete="current-password" />
        <FormCheckbox name="isSure" label={t('delete.sure')} />
        <SubmitButton isWide={false} variant="red">
          {t('delete.submit')}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
};
