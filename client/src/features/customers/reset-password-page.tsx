import { PASSWORD_LINK_MINUTES } from '@shop/domain/customers/password-link';
import { forgottenPasswordErrors } from '@shop/domain/customers/password-rules';
import { LOGIN, REQUESTED_PASSWORD, RESET_PASSWORD } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { FormFields } from '../../platform/generated/forms.ts';
import { RequestPasswordLinkDocument } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { HONEYPOT, HoneypotField } from '../../ui/honeypot-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './password-page.module.css';

/** Either the e-mail address or the customer number, and what robots fill in. */
type PasswordLinkValues = Readonly<Partial<Record<FormFields['password-link'], string>>>;

const RequestForm = (): ReactNode => {
  const { t } = useTranslation('customers');
  const { isB2b } = useStorefront();
  const navigateTo = useNavigateTo();
  const name = isB2b ? 'customerNumber' : 'email';
  const form = useForm<PasswordLinkValues, 'password-link'>({
    action: 'password-link',
    name: 'password-link',
    initial: { [name]: '', [HONEYPOT]: '' },
    validate: (values) => forgottenPasswordErrors(values[name] ?? '', { isB2b }),
    onSubmit: async (values): Promise<SubmitResult> => {
      const input = { [name]: (values[name] ?? '').trim(), honeypot: values[HONEYPOT] ?? '' };
      const { requestPasswordLink } = await request('RequestPasswordLink', RequestPasswordLinkDocument, { input });
      if (requestPasswordLink.__typename === 'FormRefused') return formRefused(requestPasswordLink);
      navigateTo(REQUESTED_PASSWORD);
      return { accepted: true };
    },
  });
  return (
    <Form form={form} hidden={{ from: RESET_PASSWORD }} label={t('forgotten.title')}>
      {isB2b ? (
        <FormTextField
          name="customerNumber"
          label={t('contact.customerNumber')}
          hint={t('forgotten.customerNumber.hint')}
          autoComplete="username"
          inputMode="numeric"
        />
      ) : (
        <EmailField name="email" label={t('contact.email')} autoComplete="username" />
      )}
      <HoneypotField label={t('forgotten.honeypot')} />
      <SubmitButton>{t('forgotten.submit')}</SubmitButton>
    </Form>
  );
};

/** Requests a link to a new password. */
export const ResetPasswordPage = (): ReactNode => {
  const { t } = useTranslation('customers');
  const { isB2b } = useStorefront();
  return (
    <div className={styles.alone}>
      <h1>{t('forgotten.title')}</h1>
      <p>{t(isB2b ? 'forgotten.text.business' : 'forgotten.text')}</p>
      <Card>
        <RequestForm />
      </Card>
      <p>
        <a href={LOGIN}>{t('forgotten.login')}</a>
      </p>
    </div>
  );
};

/** After the request: the same words whether or not there is an account. */
export const PasswordRequestedPage = (): ReactNode => {
  const { t } = useTranslation('customers');
  const { isB2b } = useStorefront();
  return (
    <div className={styles.alone}>
      <h1>{t('requested.title')}</h1>
      <p>{t(isB2b ? 'requested.text.business' : 'requested.text', { minutes: PASSWORD_LINK_MINUTES })}</p>
      <p>{t('requested.nothing')}</p>
      <p className={styles.ways}>
        <LinkButton href={LOGIN}>{t('forgotten.login')}</LinkButton>
        <a href={RESET_PASSWORD}>{t('requested.again')}</a>
      </p>
    </div>
  );
};
