import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { CANCELLATION_RECEIPT } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { lostReplyMessage } from '../../platform/failures/failure-notice.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from '../../ui/declaration.module.css';
import { EmailField } from '../../ui/email-field.tsx';
import { FormRadioGroup, FormTextArea, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { cancellationFormErrors, declarationOf, cancellationValues, type Person } from './cancellation-values.ts';
import { useDeclareCancellation } from './cancellations.mutations.ts';

interface CancellationFormProps {
  readonly person: Person;
  /** Names the declaration that this page sends. */
  readonly declarationKey: string;
}

/** Asks what § 312k (2) BGB lists, and no more; its button declares the cancellation. */
export const CancellationForm = ({ person, declarationKey }: CancellationFormProps): ReactNode => {
  const { t } = useTranslation('cancellations');
  const navigateTo = useNavigateTo();
  const { mutateAsync: declare } = useDeclareCancellation();
  const form = useForm({
    action: 'cancellation',
    name: 'cancellation',
    initial: cancellationValues(person),
    validate: cancellationFormErrors,
    onSubmit: async (values): Promise<SubmitResult> => {
      // Without a reply the declaration may have arrived. The same key is received once.
      const result = await declare({ key: declarationKey, input: declarationOf(values) }).catch((failure: unknown) => ({
        failure,
      }));
      if ('failure' in result)
        return { accepted: false, general: lostReplyMessage(result.failure, 'shop.cancellation.unknownOutcome') };
      if (result.__typename === 'FormRefused') return formRefused(result);
      navigateTo(CANCELLATION_RECEIPT);
      return { accepted: true };
    },
  });
  const isExtraordinary = form.values['kind'] === 'extraordinary';
  const kinds = [
    { value: 'ordinary', label: t('kind.ordinary'), hint: t('ordinary.hint') },
    { value: 'extraordinary', label: t('kind.extraordinary'), hint: t('extraordinary.hint') },
  ];
  return (
    <Form form={form} hidden={{ key: declarationKey }} label={t('title')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('contract')}</dt>
          <dd>{t('contract.prime')}</dd>
        </div>
      </dl>
      <FormRadioGroup name="kind" label={t('kind')} choices={kinds} />
      <FormTextArea
        name="cancellationReason"
        label={t('cancellationReason')}
        hint={t('reason.hint')}
        limit={FIELD_LIMITS.cancellationReason}
        isRequired={isExtraordinary}
        rows={3}
      />
      <FormTextField name="fullName" label={t('fullName')} autoComplete="name" />
      <EmailField name="email" label={t('email')} hint={t('email.hint')} />
      <FormTextField
        name="contract"
        label={t('account')}
        hint={t('account.hint')}
        isRequired={false}
        autoComplete="off"
      />
      <FormTextField
        name="endsOn"
        type="date"
        label={t('endsOn')}
        hint={t('endsOn.hint')}
        isRequired={false}
        width="m"
      />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
};
