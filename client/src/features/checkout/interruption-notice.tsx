import { LOGIN } from '@shop/domain/shared/paths';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import { toldElsewhere } from '../../shared/told-elsewhere.ts';
import { useTranslation } from '../../shared/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
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
      <p><LinkButton type="outline" href={`${LOGIN}?${new URLSearchParams({ origin: path })}`}>{t('sessionOver.login')}</LinkButton></p>
    </>
  );
};

const StartAgain = ({ step }: Interrupted): ReactNode => {
  const { t } = useTranslation('checkout');
  const { mutateAsync: startAgain, isPending } = useStartAgain(step);
  return (
    <>
      <p>{step.interruption === 'cart-gone' ? t('cartGone.text') : t('sessionOver.guest.text')}</p>
      <p><Button type="outline" isPending={isPending} onClick={() => toldElsewhere(startAgain())}>{t('sessionOver.again')}</Button></p>
    </>
  );
};

/** Says that the session or the cart behind a step is gone, and offers the one way on. It gets the focus when the step is submitted. */
export const InterruptionNotice = ({ step }: Interrupted): ReactNode => {
  const notice = useRef<HTMLDivElement>(null);
  const { interruption, presses, checkout } = step;
  useEffect(() => {
    if (presses > 0) notice.current?.focus();
  }, [presses]);
  const signsIn = interruption === 'session-ended' && checkout.facts.loginState === 'CUSTOMER';
  return (
    <div ref={notice} tabIndex={-1} role="alert">
      <Notice kind="warning">{signsIn ? <ToLogin /> : <StartAgain step={step} />}</Notice>
    </div>
  );
};
