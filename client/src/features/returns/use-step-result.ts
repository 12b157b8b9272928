import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { ReturnNotReadyPartFragment, SelectReturnItemsMutation } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';

type StepResult = SelectReturnItemsMutation['selectReturnItems'];

/** Leaves a step that cannot be taken now for the page where the return continues, with the reason. */
export const useLeaveStep = (): ((notReady: Pick<ReturnNotReadyPartFragment, 'path' | 'notice'>) => SubmitResult) => {
  const toast = useToast();
  const navigateTo = useNavigateTo();
  return ({ path, notice }) => {
    if (notice !== null) toast({ kind: 'error', messageKey: notice });
    navigateTo(path);
    return { accepted: false };
  };
};

/** Handles the shop's reply to a step: continues, or shows what has to be corrected. */
export const useStepResult = (): ((result: StepResult) => SubmitResult) => {
  const navigateTo = useNavigateTo();
  const leave = useLeaveStep();
  return (result) => {
    switch (result.__typename) {
      case 'ReturnStepTaken':
        navigateTo(result.path);
        return { accepted: true };
      case 'FormRefused':
        return formRefused(result);
      case 'ReturnNotReady':
        return leave(result);
    }
  };
};
