import { newPasswordErrors } from '@shop/domain/customers/password-rules';
import { boundsOf } from '@shop/domain/shared/field-limits';
import { LOGIN, newPasswordPath, RESET_PASSWORD } from '@shop/domain/shared/paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { ChooseNewPasswordDocument, type PasswordLinkState } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { Card } from '../../ui/card.tsx';
import { FormPasswordField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAfterSignOut } from '../sessions/model/use-after-sign-out.ts';
import { passwordLinkQuery } from './account.queries.ts';
import styles from './password-page.module.css';

interface OfLink {
  readonly token: string;
}

const NewPasswordForm = ({ token }: OfLink): ReactNode => {
  const { t } = useTranslation('customers');
  const afterSignOut = useAfterSignOut();
  const form = useForm({
    action: 'new-password',
    name: 'new-password',
    initial: { password: '', passwordRepeat: '' },
    validate: newPasswordErrors,
    onSubmit: async (values): Promise<SubmitResult> => {
      const { chooseNewPassword } = await request('ChooseNewPassword', ChooseNewPasswordDocument, {
        input: { token, ...values },
      });
      if (chooseNewPassword.__typename === 'FormRefused') return formRefused(chooseNewPassword);
      await afterSignOut('shop.password.chosen', LOGIN);
      return { accepted: true };
    },
  });
  return (
    <Form form={form} hidden={{ token, from: newPasswordPath(token) }} label={t('newPassword.title')}>
      <FormPasswordField
        name="password"
        label={t('password.new')}
        autoComplete="new-password"
        hint={t('password.hint', { ...boundsOf('password') })}
      />
      <FormPasswordField name="passwordRepeat" label={t('password.repeat')} autoComplete="new-password" />
      <SubmitButton>{t('newPassword.submit')}</SubmitButton>
    </Form>
  );
};

/** Why a link does not work, and what to do next. */
const BrokenLink = ({ state }: { readonly state: Exclude<PasswordLinkState, 'valid'> }): ReactNode => {
  const { t } = useTranslation('customers');
  return (
    <>
      <Notice kind="warning">
        <p>{t(`newPassword.${state}`)}</p>
      </Notice>
      <p className={styles.ways}>
        <LinkButton href={RESET_PASSWORD}>{t('newPassword.again')}</LinkButton>
        <a href={LOGIN}>{t('forgotten.login')}</a>
      </p>
    </>
  );
};

/** The page that the mailed link opens. */
export const NewPasswordPage = ({ token }: OfLink): ReactNode => {
  const { t } = useTranslation('customers');
  const { state } = useSuspenseQuery(passwordLinkQuery(token)).data.passwordLink;
  return (
    <div className={styles.alone}>
      <h1>{t('newPassword.title')}</h1>
      {state === 'valid' ? (
        <Card>
          <NewPasswordForm token={token} />
        </Card>
      ) : (
        <BrokenLink state={state} />
      )}
    </div>
  );
};
