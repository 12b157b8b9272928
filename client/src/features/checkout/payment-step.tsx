import { paymentStepErrors } from '@shop/domain/checkout/save-payment-step';
import { CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { CheckoutPartFragment } from '../../shared/generated/graphql.ts';
import type { Draft } from '../../shared/session-draft.ts';
import { useTranslation } from '../../shared/translation.tsx';
import { useGo } from '../../shared/use-go.ts';
import { type FormAnswer, useForm } from '../../shared/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { LiveForm } from '../../ui/live-form.tsx';
import { useSavePaymentStep } from './checkout.mutations.ts';
import { formRefused } from './form-refused.ts';
import { SessionOver } from './session-over.tsx';
import { useSessionOver } from './use-session-over.ts';

interface PaymentStepProps {
  readonly checkout: CheckoutPartFragment;
  /** The ways to pay, drawn by their own area. */
  readonly choice: ReactNode;
}

const paymentValues = ({ paymentMethods, selectedPaymentId }: CheckoutPartFragment): Draft => ({
  paymentId: paymentMethods.find(({ id, enabled }) => id === selectedPaymentId && enabled)?.id ?? '',
  buyerReference: paymentMethods.find(({ buyerReference }) => buyerReference !== null)?.buyerReference ?? '',
});

const faultsOf = (values: Draft) => paymentStepErrors({ paymentId: values['paymentId'] ?? '', buyerReference: values['buyerReference'] ?? '' })?.fieldErrors ?? [];

/** The payment step. Nothing chosen, or a reference missing, is told before the shop is asked. */
export const PaymentStep = ({ checkout, choice }: PaymentStepProps): ReactNode => {
  const { t } = useTranslation('checkout');
  const go = useGo();
  const session = useSessionOver();
  const { mutateAsync: save } = useSavePaymentStep();
  const send = async ({ paymentId = '', buyerReference = '' }: Draft): Promise<FormAnswer> => {
    const answer = await save({ paymentId, ...(buyerReference.trim() === '' ? {} : { buyerReference }) });
    switch (answer.__typename) {
      case 'Checkout':
        go(CHECKOUT_SUMMARY);
        return { taken: true };
      case 'FormRefused':
        return formRefused(answer);
      case 'PaymentRefused':
        return { taken: false, general: answer.messageKey };
      case 'SessionExpired':
        return session.over(answer.messageKey);
    }
  };
  const form = useForm({ name: 'payment', initial: paymentValues(checkout), check: faultsOf, send });
  return (
    <LiveForm form={form} action="/checkout/payment/" label={t('payment.title')}>
      {session.isOver && <SessionOver />}
      {choice}
      <Button does="submit" isWide isPending={form.isPending}>{t('payment.on')}</Button>
    </LiveForm>
  );
};
