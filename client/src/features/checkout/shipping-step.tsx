import { CHECKOUT_PAYMENT, CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { CheckoutPartFragment } from '../../shared/generated/graphql.ts';
import type { Draft } from '../../shared/session-draft.ts';
import { tellLogin } from '../../shared/tell-login.ts';
import { useFormHandle } from '../../shared/form-context.ts';
import { useTranslation } from '../../shared/translation.tsx';
import { useGo } from '../../shared/use-go.ts';
import { type FormAnswer, useForm } from '../../shared/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { LiveTextField } from '../../ui/live-fields.tsx';
import { LiveForm } from '../../ui/live-form.tsx';
import { AccountPart } from './account-part.tsx';
import { useSaveShippingStep } from './checkout.mutations.ts';
import styles from './checkout-step.module.css';
import { factsOf } from './facts-of.ts';
import { formRefused } from './form-refused.ts';
import { MorePart } from './more-part.tsx';
import { SessionOver } from './session-over.tsx';
import { shippingCommand, shippingFaults } from './shipping-command.ts';
import { shippingInput } from './shipping-input.ts';
import { shippingValues } from './shipping-values.ts';
import { useSessionOver } from './use-session-over.ts';

interface ShippingStepProps {
  readonly checkout: CheckoutPartFragment;
  /** The parts of other areas, drawn for what is filled in so far. */
  readonly parts: (values: Draft) => ReactNode;
}

const Parts = ({ draw }: { readonly draw: ShippingStepProps['parts'] }): ReactNode => draw(useFormHandle().values);

/** The shipping step: who, where to, by whom. One form, saved at once. */
export const ShippingStep = ({ checkout, parts }: ShippingStepProps): ReactNode => {
  const { t } = useTranslation('checkout');
  const go = useGo();
  const { mutateAsync: save } = useSaveShippingStep();
  const session = useSessionOver();
  const { loginState, loginOption } = factsOf(checkout.facts);
  const filler = { loginState, loginOption };
  const isRegistering = loginState === 'logged-out' && loginOption === 'register';

  const send = async (values: Draft): Promise<FormAnswer> => {
    const answer = await save(shippingInput(shippingCommand(values, checkout, filler)));
    switch (answer.__typename) {
      case 'Checkout':
        if (loginState === 'logged-out') tellLogin(answer.facts.loginState);
        go(answer.steps.includes('PAYMENT') ? CHECKOUT_PAYMENT : CHECKOUT_SUMMARY);
        return { taken: true };
      case 'FormRefused':
        return formRefused(answer);
      case 'SessionExpired':
        return session.over(answer.messageKey);
    }
  };
  const form = useForm({ name: 'shipping', initial: shippingValues(checkout), check: (values) => shippingFaults(values, checkout, filler), send });
  return (
    <LiveForm form={form} action="/checkout/shipping/" label={t('shipping.title')}>
      {session.isOver && <SessionOver />}
      {loginState !== 'customer' && <AccountPart isRegistering={isRegistering} />}
      <Parts draw={parts} />
      <LiveTextField name="phone" label={t('phone')} hint={t('phone.hint')} isRequired={false} type="tel" inputMode="tel" width="m" autoComplete="tel" />
      <MorePart usualEmail={checkout.email ?? ''} />
      <Button does="submit" isWide isPending={form.isPending}>{checkout.steps.includes('PAYMENT') ? t('shipping.on') : t('shipping.toSummary')}</Button>
      <p className={styles.note}>{t('shipping.note')}</p>
    </LiveForm>
  );
};
