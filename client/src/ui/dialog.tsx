import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
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
  const { t } = useTranslation('shell');
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen={isOpen} isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className={styles.modal ?? ''} data-place={placement}>
        <AriaDialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title">{title}</Heading>
            <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={onClose}><Icon name="close" /></button>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
