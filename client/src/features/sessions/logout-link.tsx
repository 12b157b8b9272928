import { LOGOUT } from '@shop/domain/shared/paths';
import type { MouseEvent, ReactNode } from 'react';

import { failureMessage, isNotSent } from '../../platform/failures/failure-notice.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { useAfterSignOut } from './model/use-after-sign-out.ts';
import { signOut } from './sign-in.ts';

interface LogoutLinkProps {
  /** Called when the link is pressed. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** Ends the session and removes its data, in this tab and the others. Without scripts the link does the same. */
export const LogoutLink = ({ onLeave, children }: LogoutLinkProps): ReactNode => {
  const afterSignOut = useAfterSignOut();
  const toast = useToast();
  const leave = async (): Promise<void> => {
    try {
      await signOut();
    } catch (failure) {
      // Offline the browser could not follow the link either.
      if (isNotSent(failure)) toast({ kind: 'error', messageKey: failureMessage(failure) });
      else location.assign(LOGOUT);
      return;
    }
    await afterSignOut('shop.logout.done');
  };
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    onLeave?.();
    void leave();
  };
  return (
    <LinkButton variant="outline" href={LOGOUT} onClick={onClick}>
      {children}
    </LinkButton>
  );
};
