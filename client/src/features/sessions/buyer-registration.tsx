import { newPasswordErrors } from '@shop/domain/customers/password-rules';
import { boundsOf } from '@shop/domain/shared/field-limits';
import { LOGIN } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { RegisterBuyerDocument } from '../../platform/generated/graphql.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { request } from '../../platform/transport/request.ts';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { FormPasswordField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import styles from './session-page.module.css';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Offers a guest who has ordered an account: everything but the password is known from the order. */
export const BuyerRegistration = ({ email }: { readonly email: string }): ReactNode => {
  const { t } = useTranslation('sessions');
  const storefront = useStorefront();
  const toast = useToast();
  const welcome = useAfterSignIn();
  const form = useForm({
    action: 'register-buyer',
    name: 'buyer',
    initial: { password: '', passwordRepeat: '' },
    validate: newPasswordErrors,
    onSubmit: async (input): Promise<SubmitResult> => {
      const { registerBuyer } = await request('RegisterBuyer', RegisterBuyerDocument, { input });
      if (registerBuyer.__typename === 'FormRefused') return formRefused(registerBuyer);
      toast({ kind: 'success', messageKey: 'shop.order.account.created' });
      await welcome({ firstName: registerBuyer.firstName, lastName: registerBuyer.lastName, target: undefined });
      return { accepted: true };
    },
  });
  return (
    <>
      <Form form={form} label={t('buyer.title')}>
        <p>{t('buyer.why', { email })}</p>
        <FormPasswordField
          name="password"
          label={t('login.password')}
          hint={t('register.password.hint', boundsOf('password'))}
          autoComplete="new-password"
        />
        <FormPasswordField name="passwordRepeat" label={t('register.passwordRepeat')} autoComplete="new-password" />
        <SubmitButton>{t('register.submit')}</SubmitButton>
      </Form>
      <p className={styles.note}>
        <TextWithLinks text={t('register.privacy')} hrefs={{ privacy: legalLinksOf(storefront).privacy }} />{' '}
        {t('register.known')} <a href={LOGIN}>{t('register.login')}</a>
      </p>
    </>
  );
};
