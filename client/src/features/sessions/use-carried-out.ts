import { removeDraft } from '../../platform/forms/form-draft.ts';
import { useNavigationEnd } from '../../platform/navigation/use-navigation-end.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import type { CarriedOut } from './sign-in.ts';

/** Says what the login has carried out, once the page is there whose texts say it. */
export const useCarriedOut = (): ((told: CarriedOut | undefined) => void) => {
  const toast = useToast();
  const navigationEnd = useNavigationEnd();
  return (told) => {
    if (told === undefined) return;
    if (told.form !== undefined) removeDraft(told.form);
    void navigationEnd().then(() => told.toasts.forEach(toast));
  };
};
