import type { ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';

import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './flyout.module.css';
import { Icon } from './icon.tsx';

interface FlyoutProps {
  readonly title: string;
  /** The control that opened it. It gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** @default 'narrow' */
  readonly size?: 'narrow' | 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A layer beneath a control. React Aria places it, keeps the focus inside, and closes it on Escape or a press outside. Import it lazily. */
export const Flyout = ({ title, anchor, size = 'narrow', onClose, children }: FlyoutProps): ReactNode => {
  const { t, i18n } = useTranslation('shell');
  return (
    <I18nProvider locale={i18n.language}>
      <Popover
        className={styles.flyout ?? ''}
        data-size={size}
        triggerRef={anchor}
        isOpen
        placement="bottom end"
        offset={6}
        containerPadding={8}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <AriaDialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title">{title}</Heading>
            <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={onClose}>
              <Icon name="close" size={20} />
            </button>
          </header>
          {children}
        </AriaDialog>
      </Popover>
    </I18nProvider>
  );
};
