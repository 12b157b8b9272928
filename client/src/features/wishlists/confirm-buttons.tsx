import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './dialogs.module.css';

interface ConfirmButtonsProps {
  /** What the red button does. */
  readonly label: string;
  readonly isPending: boolean;
  readonly onCancel: () => void;
}

/** Sends a form whose effect cannot be taken back, or leaves its dialog. */
export const ConfirmButtons = ({ label, isPending, onCancel }: ConfirmButtonsProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  return (
    <div className={styles.ways}>
      <Button type="submit" variant="red" isPending={isPending}>
        {label}
      </Button>
      <Button variant="link" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
};
