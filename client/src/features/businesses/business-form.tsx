import { boundsOf } from '@shop/domain/shared/field-limits';
import { BUSINESS_REGISTERED } from '@shop/domain/shared/paths';
import { CERTIFICATE_RULE, typeLabels } from '@shop/domain/shared/upload-rules';
import { BYTES_PER_MEGABYTE } from '@shop/domain/shared/upload-size';
import type { ReactNode } from 'react';

import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { FormPasswordField, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { emailTaken } from '../sessions/model/email-taken.ts';
import { BusinessFields } from './business-fields.tsx';
import { ADDRESS, businessIn, CERTIFICATE, emptyBusiness, validateBusiness } from './business-values.ts';
import type { BusinessLists } from './businesses.queries.ts';
import { registerBusiness, uploadCertificate } from './register-business.ts';

export interface BusinessFormProps {
  readonly lists: BusinessLists;
  readonly country: string;
  /** Fields of the person and of the address, rendered by the route. */
  readonly person: ReactNode;
  readonly street: ReactNode;
}

/** Registers an institution or a company. The certificate is sent as soon as it is chosen, so a broken upload costs nothing that was typed. */
export const BusinessForm = ({ lists, country, person, street }: BusinessFormProps): ReactNode => {
  const { t } = useTranslation('businesses');
  const navigateTo = useNavigateTo();
  const form = useForm({
    action: 'uploads/business-registration',
    name: 'register-business',
    initial: emptyBusiness(country),
    validate: validateBusiness,
    checkOnServer: async (field, value) => (field === 'email' && value !== '' ? emailTaken(value) : undefined),
    onSubmit: async (values): Promise<SubmitResult> => {
      const result = await registerBusiness(businessIn(values));
      // The session that had the certificate has ended.
      if (!result.accepted && result.fieldErrors?.some(({ field }) => field === CERTIFICATE) === true)
        form.set({ [CERTIFICATE]: '' });
      if (result.accepted) navigateTo(BUSINESS_REGISTERED);
      return result;
    },
  });
  return (
    <Form form={form} hasFiles label={t('title')}>
      <Fieldset legend={t('institution')}>
        <FormTextField name={`${ADDRESS}.company`} label={t('company')} autoComplete="billing organization" />
        {person}
      </Fieldset>
      <Fieldset legend={t('address')}>
        {street}
        <FormTextField
          name={`${ADDRESS}.phone`}
          label={t('phone')}
          hint={t('phone.hint')}
          isRequired={false}
          type="tel"
          autoComplete="billing tel"
        />
      </Fieldset>
      <Fieldset legend={t('business')}>
        <BusinessFields prefix="business." lists={lists} />
      </Fieldset>
      <Fieldset legend={t('access')}>
        <EmailField name="email" label={t('email')} hint={t('email.hint')} autoComplete="email" />
        <FormPasswordField
          name="password"
          label={t('password')}
          hint={t('password.hint', boundsOf('password'))}
          autoComplete="new-password"
        />
        <FormPasswordField name="passwordRepeat" label={t('passwordRepeat')} autoComplete="new-password" />
      </Fieldset>
      <Fieldset legend={t('certificate')}>
        <FileField
          name={CERTIFICATE}
          label={t('certificate.label')}
          hint={t('certificate.hint', {
            types: typeLabels(CERTIFICATE_RULE).join(', '),
            megabytes: CERTIFICATE_RULE.maxBytes / BYTES_PER_MEGABYTE,
          })}
          rule={CERTIFICATE_RULE}
          upload={uploadCertificate}
        />
      </Fieldset>
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
};
