import { RETURN_STEP_PATHS } from '@shop/domain/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { failureMessage, isNotSent } from '../../platform/failures/failure-notice.ts';
import { GraphqlFailure } from '../../platform/failures/failures.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { ReturnContactInput } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { invalidateOrders } from '../sessions/model/personal-queries.ts';
import { pollReturnOutcome } from './poll-return-outcome.ts';
import { useSubmitReturn } from './returns.mutations.ts';
import { removeReturnDrafts } from './use-return-form.ts';
import { useLeaveStep } from './use-step-result.ts';

const RESULT = `${RETURN_STEP_PATHS.confirm}?done=1`;

const refused = (general: string): SubmitResult => ({ accepted: false, general });

/** Submits the return once, and finds out what became of it if the reply is lost. */
export const useReturnSubmission = (order: string) => {
  const client = useQueryClient();
  const navigateTo = useNavigateTo();
  const leave = useLeaveStep();
  const { mutateAsync: submit } = useSubmitReturn();
  const [isChecking, setChecking] = useState(false);

  /** Another URL of the same page: its new title is announced, and the focus moves to its heading. */
  const showResult = (): SubmitResult => {
    removeReturnDrafts();
    void invalidateOrders(client);
    navigateTo(RESULT, { replace: true });
    return { accepted: true };
  };

  const checkOutcome = async (failure: unknown): Promise<SubmitResult> => {
    setChecking(true);
    const outcome = await pollReturnOutcome(order).finally(() => setChecking(false));
    if (outcome === 'submitted') return showResult();
    if (outcome === 'unknown') return refused('shop.return.unknown');
    return refused(
      failure instanceof GraphqlFailure ? (failure.messageKey ?? 'shop.error.internal') : 'shop.return.notSubmitted',
    );
  };

  const send = async (contact: ReturnContactInput): Promise<SubmitResult> => {
    const result = await submit({ order, contact }).catch((failure: unknown) => ({ failure }));
    if ('failure' in result)
      return isNotSent(result.failure) ? refused(failureMessage(result.failure)) : checkOutcome(result.failure);
    switch (result.__typename) {
      case 'ReturnSubmitted':
        return showResult();
      case 'ReturnRefused':
        return refused(result.text ?? result.refusal);
      case 'FormRefused':
        return formRefused(result);
      case 'ReturnNotReady':
        return leave(result);
    }
  };
  return { isChecking, send };
};
