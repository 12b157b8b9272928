import { CHECKOUT_PAYMENT, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import { type ReactNode, useState } from 'react';

import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { postToTabs } from '../../platform/tabs/post-to-tabs.ts';
import { useFormHandle } from '../../platform/forms/form-context.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { SubmitButton, FormTextField } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { AccountPart } from './account-part.tsx';
import { useSaveShippingStep } from './checkout.mutations.ts';
import { factsOf } from './checkout-facts.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import { MorePart } from './more-part.tsx';
import { shippingCommand, shippingErrors } from './shipping-command.ts';
import { shippingInput } from './shipping-input.ts';
import { shippingValues } from './shipping-values.ts';
import { type StartedOver, StartedOverNotice } from './started-over-notice.tsx';
import { StepInterruption } from './step-interruption.tsx';
import type { OpenStep } from './use-open-step.ts';
import { useStepForm } from './use-step-form.ts';

interface ShippingStepProps {
  readonly step: OpenStep;
  /** The parts of other areas, rendered by the route for the current values. */
  readonly parts: (values: FieldValues) => ReactNode;
}

const Parts = ({ render }: { readonly render: ShippingStepProps['parts'] }): ReactNode =>
  render(useFormHandle().values);

/** The shipping step: account, addresses, carrier. One form, saved in one request. */
export const ShippingStep = ({ step, parts }: ShippingStepProps): ReactNode => {
  const { t } = useTranslation('checkout');
  const navigateTo = useNavigateTo();
  const { mutateAsync: save } = useSaveShippingStep();
  const [startedOver, setStartedOver] = useState<StartedOver>();
  const { checkout, interruption } = step;
  const { loginState, loginOption } = factsOf(checkout.facts);
  const visitor = { loginState, loginOption };
  const isRegistering = loginState === 'logged-out' && loginOption === 'register';

  const onSubmit = async (values: FieldValues): Promise<SubmitResult> => {
    const result = await save(shippingInput(shippingCommand(values, checkout, visitor)));
    switch (result.__typename) {
      case 'Checkout':
        step.accept(result);
        if (loginState === 'logged-out') postToTabs({ happened: 'login-changed', loginState: result.facts.loginState });
        navigateTo(result.steps.includes('payment') ? CHECKOUT_PAYMENT : CHECKOUT_SUMMARY);
        return { accepted: true };
      case 'FormRefused':
        return formRefused(result);
      case 'StartedOver':
        setStartedOver(result);
        step.accept(result.checkout);
        return { accepted: false };
      case 'SessionExpired':
        return step.reportOver();
    }
  };
  const form = useStepForm(step, {
    name: 'shipping',
    initial: shippingValues(checkout),
    validate: (values) => shippingErrors(values, checkout, visitor),
    onSubmit,
  });
  return (
    <Form form={form} label={t('shipping.title')}>
      <StepInterruption step={step} />
      {interruption === undefined && startedOver !== undefined && <StartedOverNotice startedOver={startedOver} />}
      {loginState !== 'customer' && <AccountPart isRegistering={isRegistering} />}
      <Parts render={parts} />
      <FormTextField
        name="phone"
        label={t('phone')}
        hint={t('phone.hint')}
        isRequired={false}
        type="tel"
        inputMode="tel"
        width="m"
        autoComplete="tel"
      />
      <MorePart usualEmail={checkout.email ?? ''} />
      <SubmitButton>{checkout.steps.includes('payment') ? t('shipping.on') : t('shipping.toSummary')}</SubmitButton>
      <p>{t('shipping.note')}</p>
    </Form>
  );
};
