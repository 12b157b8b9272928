import { SALUTATIONS } from '@shop/domain/addresses/address';
import { targetAfterLogin } from '@shop/domain/sessions/target-after-login';
import { boundsOf } from '@shop/domain/shared/field-limits';
import { canonicalPath } from '@shop/domain/shared/canonical-path';
import { BASKET } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { missingToast } from '../carts/model/missing-toast.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { FieldRow } from '../../ui/fieldset.tsx';
import { FormPasswordField, FormRadioGroup, FormSelect, SubmitButton, FormTextField } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { emailTaken } from './model/email-taken.ts';
import { validateRegistration } from './register-rules.ts';
import { register } from './sign-in.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

const EMPTY = {
  formType: 'private',
  company: '',
  salutation: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  passwordRepeat: '',
};

/** A visitor who comes from the basket reads that it is saved, others that the account exists (AUTH-11). */
const noticeFor = (origin: string | undefined): string =>
  origin !== undefined && canonicalPath(origin).startsWith(BASKET) ? 'shop.register.done.basket' : 'shop.register.done';

/** Registers a customer and signs in. */
export const RegisterForm = ({ origin }: { readonly origin?: string | undefined }): ReactNode => {
  const { t } = useTranslation('sessions');
  const toast = useToast();
  const welcome = useAfterSignIn();
  const form = useForm({
    name: 'register',
    initial: EMPTY,
    validate: validateRegistration,
    checkOnServer: async (field, value) => (field === 'email' && value !== '' ? emailTaken(value) : undefined),
    onSubmit: async (values): Promise<SubmitResult> => {
      const { formType, company, ...rest } = values;
      const taken = await emailTaken(rest.email);
      if (taken !== undefined) return { accepted: false, fieldErrors: [{ field: 'email', message: taken }] };
      const result = await register(
        {
          ...rest,
          email: rest.email.trim(),
          ...(formType === 'companyOrSchool' ? { company: company.trim() } : {}),
        },
        origin,
      );
      if (!result.successful) toast(...result.missing.map(missingToast));
      if (!result.successful)
        return {
          accepted: false,
          fieldErrors: result.fieldErrors,
          ...(result.general === undefined ? {} : { general: result.general }),
        };
      toast({ kind: 'success', messageKey: noticeFor(origin) });
      const { firstName, lastName } = rest;
      const { carriedOut } = result;
      await welcome({ firstName, lastName, target: targetAfterLogin(origin), carriedOut });
      return { accepted: true };
    },
  });
  return (
    <Form form={form} label={t('register.title')}>
      <FormRadioGroup
        name="formType"
        label={t('register.for')}
        choices={[
          { value: 'private', label: t('register.private') },
          { value: 'companyOrSchool', label: t('register.companyOrSchool') },
        ]}
      />
      {form.values['formType'] === 'companyOrSchool' && (
        <FormTextField name="company" label={t('register.company')} autoComplete="organization" />
      )}
      <FormSelect
        name="salutation"
        label={t('register.salutation')}
        width="m"
        autoComplete="honorific-prefix"
        options={[
          { value: '', label: t('register.choose') },
          ...SALUTATIONS.map((salutation) => ({ value: salutation, label: t(`register.salutation.${salutation}`) })),
        ]}
      />
      <FieldRow>
        <FormTextField name="firstName" label={t('register.firstName')} autoComplete="given-name" />
        <FormTextField name="lastName" label={t('register.lastName')} autoComplete="family-name" />
      </FieldRow>
      <EmailField name="email" label={t('login.email')} autoComplete="username" />
      <FormPasswordField
        name="password"
        label={t('login.password')}
        hint={t('register.password.hint', boundsOf('password'))}
        autoComplete="new-password"
      />
      <FormPasswordField name="passwordRepeat" label={t('register.passwordRepeat')} autoComplete="new-password" />
      <SubmitButton>{t('register.submit')}</SubmitButton>
    </Form>
  );
};
