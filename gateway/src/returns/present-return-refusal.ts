import type { ReturnNotReadyType } from './return-results.types.ts';
import type { FormRefusedType } from '../shared/form-refused.types.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import type { ReturnNotReady, StepRefusal } from './change-return.ts';

export const presentNotReady = ({ path, notice }: ReturnNotReady): ReturnNotReadyType => ({
  __typename: 'ReturnNotReady',
  path,
  messageKey: notice,
});

export const presentStepRefusal = (refusal: StepRefusal): FormRefusedType | ReturnNotReadyType =>
  refusal.because === 'not-ready' ? presentNotReady(refusal) : presentFormRefusal(refusal);
