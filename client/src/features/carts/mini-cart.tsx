import { BASKET } from '@shop/domain/shared/paths';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useId, useRef } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './mini-cart.module.css';
import { MiniCartContent } from './mini-cart-content.tsx';
import { useHoverLayer } from './use-hover-layer.ts';

/**
 * The mini cart beneath the basket link (MINI-03): opened by hover, and with the keyboard by a button of its own, because
 * the link leads to the basket. The basket page has none: it would cover what it repeats.
 */
export const MiniCart = ({ place }: { readonly place: RefObject<HTMLElement | null> }): ReactNode => {
  const { t } = useTranslation('carts');
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { isOpen, setOpen } = useHoverLayer(place, () => {
    if (layer.current?.contains(document.activeElement) === true) button.current?.focus();
  });
  const isOnBasket = useLocation({ select: ({ pathname }) => pathname === BASKET });
  const id = useId();
  if (isOnBasket) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={t('mini.toggle')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" size={16} />
      </button>
      <div ref={layer} id={id} className={styles.layer}>
        {isOpen && <MiniCartContent />}
      </div>
    </>
  );
};
