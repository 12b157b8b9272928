import type { Result } from '@shop/domain/shared/result';
import type { ReturnNotReadyType, ReturnStepResultType } from './return-results.types.ts';
import type { FormRefusedType } from '../shared/form-refused.types.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import type { ReturnNotReady, StepRefusal, StepTaken } from '@shop/domain/returns/change-return';

export const presentNotReady = ({ path, notice }: ReturnNotReady): ReturnNotReadyType => ({
  __typename: 'ReturnNotReady',
  path,
  messageKey: notice,
});

export const presentStepRefusal = (refusal: StepRefusal): FormRefusedType | ReturnNotReadyType =>
  refusal.because === 'not-ready' ? presentNotReady(refusal) : presentFormRefusal(refusal);

export const presentStep = (taken: Result<StepTaken, StepRefusal>): ReturnStepResultType =>
  taken.ok ? { __typename: 'ReturnStepTaken', path: taken.value.path } : presentStepRefusal(taken.refusal);
