import { useState } from 'react';

import { lostReplyMessage } from '../../platform/failures/failure-notice.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { SubscribeToPrimeInput, SubscribeToPrimeMutation } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { useSubscribeToPrime } from './prime.mutations.ts';

export type CardPayment = Pick<
  Extract<SubscribeToPrimeMutation['subscribeToPrime'], { __typename: 'CardPaymentNeeded' }>,
  'url' | 'fields'
>;

const accepted: SubmitResult = { accepted: true };

/** Presses the order button and handles the outcome. Without a reply it may be pressed again: nobody becomes a member twice. */
export const useSubscription = () => {
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const { mutateAsync: subscribe } = useSubscribeToPrime();
  const [card, setCard] = useState<CardPayment>();
  const order = async (input: SubscribeToPrimeInput): Promise<SubmitResult> => {
    const outcome = await subscribe(input).catch((failure: unknown) => ({ failure }));
    if ('failure' in outcome)
      return { accepted: false, general: lostReplyMessage(outcome.failure, 'shop.prime.unknownOutcome') };
    switch (outcome.__typename) {
      case 'PrimeJoined':
        toast({ kind: 'success', messageKey: 'shop.prime.joined' });
        navigateTo(outcome.path, { replace: true });
        return accepted;
      case 'CardPaymentNeeded':
        setCard(outcome);
        return accepted;
      case 'RedirectNeeded':
        location.assign(outcome.url);
        return accepted;
      case 'PrimeRefused':
        if (outcome.leadsTo === null) return { accepted: false, general: outcome.messageKey };
        toast({ kind: 'warning', messageKey: outcome.messageKey });
        navigateTo(outcome.leadsTo);
        return { accepted: false };
    }
  };
  return { card, order };
};
