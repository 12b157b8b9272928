import { emptyCartNotice } from '@shop/domain/checkout/empty-cart';
import { LOGIN } from '@shop/domain/shared/paths';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { MESSAGE_LINKS } from '../../platform/texts/message-links.ts';
import { useMessage } from '../../platform/texts/use-message.ts';
import { AlertNotice } from '../../ui/alert-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
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
      <p>
        <LinkButton variant="outline" href={`${LOGIN}?${new URLSearchParams({ origin: path })}`}>
          {t('sessionOver.login')}
        </LinkButton>
      </p>
    </>
  );
};

const TEXT_OF = {
  'session-ended': 'sessionOver.guest.text',
  'cart-gone': 'cartGone.text',
  emptied: 'emptied.text',
} as const;

const StartAgain = ({ step, cause }: Interrupted & { readonly cause: keyof typeof TEXT_OF }): ReactNode => {
  const { t } = useTranslation('checkout');
  const { mutateAsync: startAgain, isPending } = useStartAgain(step);
  return (
    <>
      <p>{t(TEXT_OF[cause])}</p>
      <p>
        <Button variant="outline" isPending={isPending} onClick={() => ignoreRejection(startAgain())}>
          {t('sessionOver.again')}
        </Button>
      </p>
    </>
  );
};

const SoldOut = ({ step: { soldOut } }: Interrupted): ReactNode => {
  const message = useMessage();
  const { messageKey, values } = emptyCartNotice({ because: 'sold-out', names: soldOut });
  return (
    <p>
      <TextWithLinks text={message(messageKey, values)} hrefs={MESSAGE_LINKS} />
    </p>
  );
};

const WayOn = ({ step }: Interrupted): ReactNode => {
  const { interruption, checkout } = step;
  if (interruption === undefined) return null;
  if (interruption === 'sold-out') return <SoldOut step={step} />;
  return interruption === 'session-ended' && checkout.facts.loginState === 'customer' ? (
    <ToLogin />
  ) : (
    <StartAgain step={step} cause={interruption} />
  );
};

/** Says why a step is over, and offers a way to continue. Takes the focus when the step is submitted. */
export const InterruptionNotice = ({ step }: Interrupted): ReactNode => {
  const { submitCount } = step;
  return (
    <AlertNotice focusKey={submitCount === 0 ? undefined : submitCount}>
      <WayOn step={step} />
    </AlertNotice>
  );
};
