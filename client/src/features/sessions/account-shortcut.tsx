import { ACCOUNT, LOGIN } from '@shop/domain/shared/paths';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Area } from '../../locales/areas.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { isReleaseOver } from '../../platform/releases/release.ts';
import { useStore } from '../../platform/store.ts';
import { loginRequestedAtom, takeLoginRequest } from './model/login-request.ts';

const layer = lazyComponent(async () => (await import('./account-layer.tsx')).AccountLayer);

/** The areas of the layer's texts. */
const AREAS: readonly Area[] = ['sessions', 'forms'];

interface AccountShortcutProps {
  readonly isCustomer: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Opens the login flyout or, for customers, the account layer. Their code and texts are fetched on hover and on focus. Until
 * scripts run, and wherever the code cannot be fetched, it is a link to the page that offers the same.
 */
export const AccountShortcut = ({ isCustomer, className, children }: AccountShortcutProps): ReactNode => {
  const { texts } = useRouter().options.context;
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const href = isCustomer ? ACCOUNT : LOGIN;

  const fetchLayer = async (): Promise<void> => {
    await Promise.all([layer.preload(), texts.load(AREAS)]);
  };
  const preload = (): void => void fetchLayer().catch(console.error);
  const open = async (): Promise<void> => {
    try {
      await fetchLayer();
      setOpen(true);
    } catch (failure) {
      console.error(failure);
      location.assign(href);
    }
  };
  const store = useStore();
  const openOnRequest = useEffectEvent(() => {
    if (takeLoginRequest(store)) void open();
  });
  useEffect(() => {
    queueMicrotask(openOnRequest);
    return store.sub(loginRequestedAtom, () => openOnRequest());
  }, [store]);
  const toggle = (event: MouseEvent): void => {
    if (!isPlain(event) || isReleaseOver()) return;
    event.preventDefault();
    if (isOpen) setOpen(false);
    else void open();
  };
  return (
    <>
      <a
        ref={link}
        className={className}
        href={href}
        {...(isHydrated ? { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } : {})}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        {children}
      </a>
      {isOpen && <layer.Component isCustomer={isCustomer} anchor={link} onClose={() => setOpen(false)} />}
    </>
  );
};
