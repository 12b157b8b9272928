import { lookupErrors } from '@shop/domain/returns/lookup-errors';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useFindReturnOrder } from './returns.mutations.ts';
import { useLeaveStep } from './use-step-result.ts';

const EMPTY = { orderId: '', zipCode: '' };

/** Finds the order to return by its number and postcode, without an account. */
export const LookupForm = (): ReactNode => {
  const { t } = useTranslation('returns');
  const navigateTo = useNavigateTo();
  const leave = useLeaveStep();
  const { mutateAsync: find } = useFindReturnOrder();
  const onSubmit = async (typed: typeof EMPTY): Promise<SubmitResult> => {
    const result = await find({ orderId: typed.orderId.trim(), zipCode: typed.zipCode.trim() });
    switch (result.__typename) {
      case 'ReturnOrderFound':
        navigateTo(result.path);
        return { accepted: true };
      case 'FormRefused':
        return formRefused(result);
      case 'ReturnNotReady':
        return leave(result);
    }
  };
  const form = useForm({
    action: 'return-lookup',
    name: 'return-lookup',
    initial: EMPTY,
    validate: lookupErrors,
    onSubmit,
  });
  return (
    <Form form={form} label={t('lookup.title')}>
      <FormTextField
        name="orderId"
        label={t('lookup.orderId')}
        hint={t('lookup.orderId.hint')}
        width="m"
        autoComplete="off"
        inputMode="numeric"
      />
      <FormTextField
        name="zipCode"
        label={t('lookup.zipCode')}
        hint={t('lookup.zipCode.hint')}
        width="s"
        autoComplete="postal-code"
      />
      <SubmitButton>{t('lookup.submit')}</SubmitButton>
    </Form>
  );
};
