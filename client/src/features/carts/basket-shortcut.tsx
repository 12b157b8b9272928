import { BASKET } from '@shop/domain/shared/paths';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';

import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import styles from './basket-shortcut.module.css';

const miniCart = lazyComponent(async () => (await import('./mini-cart.tsx')).MiniCart);

/** Screens with the mini cart: laptop or larger, with a pointer that hovers (MINI-03). In em, as breakpoints.css measures. */
const HAS_MINI_CART = '(min-width: 64em) and (hover: hover)';

interface BasketShortcutProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The link to the basket. Its mini cart is fetched when the pointer or the focus first reaches it; elsewhere the link is all. */
export const BasketShortcut = ({ className, children }: BasketShortcutProps): ReactNode => {
  const { texts } = useRouter().options.context;
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const want = (): void => {
    if (!isWanted && matchMedia(HAS_MINI_CART).matches)
      Promise.all([miniCart.preload(), texts.load(['carts'])]).then(() => setWanted(true), console.error);
  };
  return (
    <div ref={place} className={styles.place} onPointerEnter={want} onFocus={want}>
      <a className={className} href={BASKET}>
        {children}
      </a>
      {isWanted && <miniCart.Component place={place} />}
    </div>
  );
};
