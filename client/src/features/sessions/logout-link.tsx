import { HOME, LOGOUT } from '@shop/domain/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';

import { resetPersonalQueries } from './model/personal-queries.ts';
import { removeAllDrafts } from '../../platform/forms/form-draft.ts';
import { postLoginChange } from './model/post-login-change.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { removeName } from './saved-name.ts';
import { signOut } from './sign-in.ts';

interface LogoutLinkProps {
  /** Called when the link is pressed. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** Ends the session and removes its data, in this tab and the others. Without scripts the link does the same. */
export const LogoutLink = ({ onLeave, children }: LogoutLinkProps): ReactNode => {
  const client = useQueryClient();
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const leave = async (): Promise<void> => {
    try {
      await signOut();
    } catch {
      location.assign(LOGOUT);
      return;
    }
    removeAllDrafts();
    removeName();
    postLoginChange('LOGGED_OUT');
    toast({ kind: 'success', messageKey: 'shop.logout.done' });
    navigateTo(HOME);
    await resetPersonalQueries(client);
  };
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    onLeave?.();
    void leave();
  };
  return <LinkButton variant="outline" href={LOGOUT} onClick={onClick}>{children}</LinkButton>;
};
