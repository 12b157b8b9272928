import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** @default 'centre' */
  readonly place?: 'centre' | 'start' | 'end';
  readonly children: ReactNode;
}

/** A dialog over the page: keeps the focus, locks the scroll, closes with Escape and beside it. Import it lazily. */
export const Dialog = ({ title, isOpen, onClose, place = 'centre', children }: DialogProps): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen={isOpen} isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className={styles.modal ?? ''} data-place={place}>
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
