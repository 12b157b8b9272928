import { type ReactNode, useEffect } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** @default 'centre' */
  readonly placement?: 'centre' | 'start' | 'end' | 'full';
  readonly children: ReactNode;
}

/** A modal dialog: React Aria traps the focus, locks scrolling, and closes it on Escape or a press outside. Import it lazily: it weighs 17 kB. */
export const Dialog = ({ title, isOpen, onClose, placement = 'centre', children }: DialogProps): ReactNode => {
  const { t, i18n } = useTranslation('shell');
  useEffect(() => {
    if (!isOpen) return undefined;
    // React Aria hears Escape inside the dialog only, from which it takes the focus for a moment, half a second after it has opened, so that VoiceOver announces it.
    const press = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && target === document.body) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen, onClose]);
  return (
    <I18nProvider locale={i18n.language}>
      <ModalOverlay
        className={styles.overlay ?? ''}
        isOpen={isOpen}
        isDismissable
        onOpenChange={(open) => !open && onClose()}
      >
        <Modal className={styles.modal ?? ''} data-place={placement}>
          <AriaDialog className={styles.dialog ?? ''}>
            <header className={styles.header}>
              <Heading slot="title">{title}</Heading>
              <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={onClose}>
                <Icon name="close" />
              </button>
            </header>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
};
