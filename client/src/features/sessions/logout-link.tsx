import { LOGOUT } from '@shop/domain/shared/paths';
import type { MouseEvent, ReactNode } from 'react';

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
  const leave = async (): Promise<void> => {
    try {
      await signOut();
    } catch {
      location.assign(LOGOUT);
      return;
    }
    await afterSignOut('shop.logout.done');
  };
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    onLeave?.();
    void leave();
  };
  return <LinkButton variant="outline" href={LOGOUT} onClick={onClick}>{children}</LinkButton>;
};
