import { targetAfterLogin } from '@shop/domain/sessions/target-after-login';
import { RESET_PASSWORD } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { storedLoginTarget } from '../../platform/navigation/login-target.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { FormFields } from '../../platform/generated/forms.ts';
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
  /** Names the form. Two forms on a page need different names, which their fields carry too. @default 'login' */
  readonly name?: 'login' | 'flyout';
  /** Where to continue; `undefined` stays on the page. */
  readonly targetOf?: () => string | undefined;
  readonly onSignedIn?: () => void;
}

type LoginValues = Readonly<Partial<Record<FormFields['login'], string>>>;

/** The form of the page itself posts without scripts, to fields without a prefix. */
const PAGE_FORM = 'login';

/** Signs a customer in. A refusal marks both name and password, without saying which one is wrong. */
export const LoginForm = ({
  origin,
  name: formName = PAGE_FORM,
  targetOf = () => targetAfterLogin(origin ?? storedLoginTarget()),
  onSignedIn,
}: LoginFormProps): ReactNode => {
  const { t } = useTranslation('sessions');
  const { isB2b } = useStorefront();
  const welcome = useAfterSignIn();
  const name = loginName(isB2b);
  const prefix = formName === PAGE_FORM ? '' : (`${formName}.` as const);
  const nameField = `${prefix}${name}` as const;
  const password = `${prefix}password` as const;
  const stayLogged = `${prefix}stayLogged` as const;
  const form = useForm<LoginValues, typeof PAGE_FORM>({
    ...(formName === PAGE_FORM ? { action: PAGE_FORM } : {}),
    name: formName,
    initial: { [nameField]: '', [password]: '', [stayLogged]: '' },
    validate: validateLogin(isB2b, prefix),
    onSubmit: async (values: FieldValues): Promise<SubmitResult> => {
      const result = await signIn(
        {
          [name]: (values[nameField] ?? '').trim(),
          password: values[password] ?? '',
          stayLogged: values[stayLogged] === CHECKED,
        },
        origin,
      );
      if (!result.successful) {
        return {
          accepted: false,
          general: result.message,
          about: NOT_ABOUT_FIELDS.includes(result.message) ? [] : [nameField, password],
        };
      }
      const target = targetOf();
      onSignedIn?.();
      await welcome({ ...result, target });
      return { accepted: true };
    },
  });
  return (
    <Form form={form} hidden={{ origin }} label={t('login.title')}>
      {isB2b ? (
        <FormTextField
          name={nameField}
          label={t('login.customerNumber')}
          hint={t('login.customerNumber.hint')}
          autoComplete="username"
          inputMode="numeric"
        />
      ) : (
        <EmailField name={nameField} label={t('login.email')} autoComplete="username" />
      )}
      <FormPasswordField name={password} label={t('login.password')} autoComplete="current-password" />
      <FormCheckbox name={stayLogged} label={t('login.stay')} />
      <SubmitButton>{t('login.submit')}</SubmitButton>
      <p>
        <a href={RESET_PASSWORD}>{t('login.forgotten')}</a>
      </p>
    </Form>
  );
};
