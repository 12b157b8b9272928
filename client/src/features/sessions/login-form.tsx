import { targetAfterLogin } from '@shop/domain/sessions/target-after-login';
import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { CHECKED, FormCheckbox, FormPasswordField, SubmitButton, FormTextField } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { validateLogin, loginName } from './login-rules.ts';
import { signIn } from './sign-in.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Refusals that are not about the typed values: too many attempts, or a lost reply. */
const NOT_ABOUT_FIELDS = ['shop.error.tooManyTries', 'shop.login.cartInAccount'];

interface LoginFormProps {
  /** The page to return to. URLs outside the shop are ignored. */
  readonly origin?: string | undefined;
}

/** Signs a customer in. A refusal marks both name and password, without saying which one is wrong. */
export const LoginForm = ({ origin }: LoginFormProps): ReactNode => {
  const { t } = useTranslation('sessions');
  const { isB2b } = useStorefront();
  const welcome = useAfterSignIn();
  const name = loginName(isB2b);
  const form = useForm({
    name: 'login',
    initial: { [name]: '', password: '', stayLogged: '' },
    validate: validateLogin(isB2b),
    onSubmit: async (values): Promise<SubmitResult> => {
      const result = await signIn({ [name]: (values[name] ?? '').trim(), password: values['password'] ?? '', stayLogged: values['stayLogged'] === CHECKED });
      if (!result.successful) {
        const toCheck = [{ field: name, message: `shop.login.check.${name}` }, { field: 'password', message: 'shop.login.check.password' }];
        return { accepted: false, general: result.message, fieldErrors: NOT_ABOUT_FIELDS.includes(result.message) ? [] : toCheck };
      }
      await welcome({ ...result, target: targetAfterLogin(origin) });
      return { accepted: true };
    },
  });
  return (
    <Form form={form} action="/forms/login" label={t('login.title')}>
      {origin !== undefined && <input type="hidden" name="origin" value={origin} />}
      {isB2b ? (
        <FormTextField name="customerNumber" label={t('login.customerNumber')} hint={t('login.customerNumber.hint')} autoComplete="username" inputMode="numeric" />
      ) : (
        <EmailField name="email" label={t('login.email')} autoComplete="username" />
      )}
      <FormPasswordField name="password" label={t('login.password')} autoComplete="current-password" />
      <FormCheckbox name="stayLogged" label={t('login.stay')} />
      <SubmitButton>{t('login.submit')}</SubmitButton>
    </Form>
  );
};
