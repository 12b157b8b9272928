import { LOGIN } from '@shop/domain/shared/paths';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { AlertNotice } from '../../ui/alert-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { OpenStep } from './use-open-step.ts';
import { useStartAgain } from './use-start-again.ts';

interface Interrupted {
  readonly step: OpenStep;
}

const ToLogin = (): ReactNode => {
  const { t } = useTranslation('checkout');
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <p>{t('sessionOver.text')}</p>
      <p><LinkButton variant="outline" href={`${LOGIN}?${new URLSearchParams({ origin: path })}`}>{t('sessionOver.login')}</LinkButton></p>
    </>
  );
};

const StartAgain = ({ step }: Interrupted): ReactNode => {
  const { t } = useTranslation('checkout');
  const { mutateAsync: startAgain, isPending } = useStartAgain(step);
  return (
    <>
      <p>{step.interruption === 'cart-gone' ? t('cartGone.text') : t('sessionOver.guest.text')}</p>
      <p><Button variant="outline" isPending={isPending} onClick={() => ignoreRejection(startAgain())}>{t('sessionOver.again')}</Button></p>
    </>
  );
};

/** Says that the session or the cart of a step is gone, and offers a way to continue. Takes the focus when the step is submitted. */
export const InterruptionNotice = ({ step }: Interrupted): ReactNode => {
  const { interruption, submitCount, checkout } = step;
  const signsIn = interruption === 'session-ended' && checkout.facts.loginState === 'CUSTOMER';
  return <AlertNotice focusKey={submitCount === 0 ? undefined : submitCount}>{signsIn ? <ToLogin /> : <StartAgain step={step} />}</AlertNotice>;
};
