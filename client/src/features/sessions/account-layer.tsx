import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Flyout } from '../../ui/flyout.tsx';
import { AccountLinks } from './account-links.tsx';
import { LoginFlyout } from './login-flyout.tsx';

interface AccountLayerProps {
  readonly isCustomer: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Closes the layer as soon as another page is on the screen. */
const useCloseOnNavigation = (onClose: () => void): void => {
  const href = useLocation({ select: ({ href: path }) => path });
  const openedOn = useRef(href);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (href !== openedOn.current) close();
  }, [href]);
};

/** The layer beneath the account shortcut: guests sign in, customers get to the parts of their account (AUTH-16). */
export const AccountLayer = ({ isCustomer, anchor, onClose }: AccountLayerProps): ReactNode => {
  const { t } = useTranslation('sessions');
  const { isB2b } = useStorefront();
  useCloseOnNavigation(onClose);
  return (
    <Flyout
      title={t(isCustomer ? 'flyout.account' : 'flyout.login')}
      anchor={anchor}
      size={isB2b && !isCustomer ? 'wide' : 'narrow'}
      onClose={onClose}
    >
      {isCustomer ? <AccountLinks onLeave={onClose} /> : <LoginFlyout onLeave={onClose} />}
    </Flyout>
  );
};
