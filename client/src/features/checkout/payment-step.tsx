import { paymentStepErrors } from '@shop/domain/checkout/save-payment-step';
import { CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useSavePaymentStep } from './checkout.mutations.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import { paymentValues } from './payment-values.ts';
import { StepInterruption } from './step-interruption.tsx';
import type { OpenStep } from './use-open-step.ts';
import { useStepForm } from './use-step-form.ts';

interface PaymentStepProps {
  readonly step: OpenStep;
  /** The payment methods, rendered by the route. */
  readonly choice: ReactNode;
}

type PaymentValues = ReturnType<typeof paymentValues>;

const paymentErrors = (values: PaymentValues) => paymentStepErrors(values)?.fieldErrors ?? [];

/** The payment step. A missing choice or reference is reported without a request. */
export const PaymentStep = ({ step, choice }: PaymentStepProps): ReactNode => {
  const { t } = useTranslation('payments');
  const navigateTo = useNavigateTo();
  const { mutateAsync: save } = useSavePaymentStep();
  const onSubmit = async ({ paymentId, buyerReference }: PaymentValues): Promise<SubmitResult> => {
    const result = await save({ paymentId, ...(buyerReference.trim() === '' ? {} : { buyerReference }) });
    switch (result.__typename) {
      case 'Checkout':
        step.accept(result);
        navigateTo(CHECKOUT_SUMMARY);
        return { accepted: true };
      case 'FormRefused':
        return formRefused(result);
      case 'PaymentRefused':
        if (result.checkout.facts.positionCount === 0) return step.reportOver();
        return { accepted: false, fieldErrors: [{ field: 'paymentId', message: result.messageKey }] };
      case 'SessionExpired':
        return step.reportOver();
    }
  };
  const form = useStepForm(step, {
    action: 'payment-step',
    name: 'payment',
    initial: paymentValues(step.checkout),
    validate: paymentErrors,
    onSubmit,
  });
  return (
    <Form form={form} label={t('payment.title')}>
      <StepInterruption step={step} />
      {choice}
      <SubmitButton>{t('payment.on')}</SubmitButton>
    </Form>
  );
};
