import { paymentStepErrors } from '@shop/domain/checkout/save-payment-step';
import { CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { Draft } from '../../platform/forms/form-draft.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useGo } from '../../platform/navigation/use-navigate-to.ts';
import type { FormAnswer } from '../../platform/forms/use-form.ts';
import { LiveSubmit } from '../../ui/live-fields.tsx';
import { LiveForm } from '../../ui/live-form.tsx';
import { useSavePaymentStep } from './checkout.mutations.ts';
import { formRefused } from './form-refused.ts';
import { paymentValues } from './payment-values.ts';
import { StepInterruption } from './step-interruption.tsx';
import type { OpenStep } from './use-open-step.ts';
import { useStepForm } from './use-step-form.ts';

interface PaymentStepProps {
  readonly step: OpenStep;
  /** The ways to pay, drawn by their own area. */
  readonly choice: ReactNode;
}

const faultsOf = (values: Draft) => paymentStepErrors({ paymentId: values['paymentId'] ?? '', buyerReference: values['buyerReference'] ?? '' })?.fieldErrors ?? [];

/** The payment step. A missing choice or reference is reported before the shop is asked. */
export const PaymentStep = ({ step, choice }: PaymentStepProps): ReactNode => {
  const { t } = useTranslation('checkout');
  const go = useGo();
  const { mutateAsync: save } = useSavePaymentStep();
  const send = async ({ paymentId = '', buyerReference = '' }: Draft): Promise<FormAnswer> => {
    const answer = await save({ paymentId, ...(buyerReference.trim() === '' ? {} : { buyerReference }) });
    switch (answer.__typename) {
      case 'Checkout':
        step.accept(answer);
        go(CHECKOUT_SUMMARY);
        return { taken: true };
      case 'FormRefused':
        return formRefused(answer);
      case 'PaymentRefused':
        return { taken: false, general: answer.messageKey };
      case 'SessionExpired':
        return step.end();
    }
  };
  const form = useStepForm(step, { name: 'payment', initial: paymentValues(step.checkout), check: faultsOf, send });
  return (
    <LiveForm form={form} label={t('payment.title')}>
      <StepInterruption step={step} />
      {choice}
      <LiveSubmit>{t('payment.on')}</LiveSubmit>
    </LiveForm>
  );
};
