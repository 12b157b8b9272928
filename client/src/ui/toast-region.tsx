import { type ReactNode, useEffect, useState } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import { MESSAGE_LINKS } from '../platform/texts/message-links.ts';
import { Icon } from './icon.tsx';
import { hasLinks, TextWithLinks } from './text-with-links.tsx';
import styles from './toast-region.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ShownToast {
  readonly id: string;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** Shown until it is dismissed. @default false */
  readonly stays?: boolean;
}

interface ToastRegionProps {
  readonly toasts: readonly ShownToast[];
  /** How long each toast stays, in milliseconds. Hover and focus pause the timers. A toast with a link stays until it is followed or closed. */
  readonly timeout: number;
  readonly onDismiss: (id: string) => void;
}

interface ToastItemProps {
  readonly toast: ShownToast;
  readonly timeout: number;
  readonly isPaused: boolean;
  readonly onDismiss: (id: string) => void;
}

const ToastItem = ({ toast: { id, kind, text, stays }, timeout, isPaused, onDismiss }: ToastItemProps): ReactNode => {
  const { t } = useTranslation('shell');
  useEffect(() => {
    if (isPaused || stays === true || hasLinks(text, MESSAGE_LINKS)) return undefined;
    const timer = setTimeout(() => onDismiss(id), timeout);
    return () => clearTimeout(timer);
  }, [id, isPaused, onDismiss, stays, text, timeout]);
  return (
    <li className={styles.toast} data-kind={kind}>
      <Icon name={kind === 'success' ? 'check' : kind === 'info' ? 'info' : 'warning'} size={20} />
      <p>
        <VisuallyHidden>{t(`toast.${kind}`)}: </VisuallyHidden>
        <TextWithLinks text={text} hrefs={MESSAGE_LINKS} onFollow={() => onDismiss(id)} />
      </p>
      <button type="button" className={styles.close} aria-label={t('toast.close')} onClick={() => onDismiss(id)}>
        <Icon name="close" size={18} />
      </button>
    </li>
  );
};

/** Toasts at the top right (TOAST-01), above open dialogs and never inert because of them, as a polite live region. It is native: the server's toasts are in the page before scripts run. */
export const ToastRegion = ({ toasts, timeout, onDismiss }: ToastRegionProps): ReactNode => {
  const { t } = useTranslation('shell');
  const [isPaused, setPaused] = useState(false);
  return (
    <section
      className={styles.region}
      data-toasts
      data-react-aria-top-layer
      aria-label={t('toast.region')}
      aria-keyshortcuts="F6"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      data-print="none"
    >
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} {...{ toast, timeout, isPaused, onDismiss }} />
        ))}
      </ol>
    </section>
  );
};
