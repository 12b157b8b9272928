import { UNDO_WINDOW_MS } from '@shop/domain/carts/undo-window';
import { type ReactNode, useEffect, useState } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './undo-notices.module.css';
import type { RemovedLine } from './use-cart-actions.ts';

interface UndoNoticeProps {
  readonly line: RemovedLine;
  readonly onUndo: (line: RemovedLine) => void;
  readonly onOver: (line: RemovedLine) => void;
}

/** Offers to restore a line that was removed, saved for later or no longer is. Disappears after 8 seconds, but not while it is hovered or focused. */
const UndoNotice = ({ line, onUndo, onOver }: UndoNoticeProps): ReactNode => {
  const { t } = useTranslation('carts');
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => onOver(line), UNDO_WINDOW_MS);
    return () => clearTimeout(timer);
  }, [isPaused, line, onOver]);
  return (
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Notice kind="info">
        <p className={styles.text}>
          {t(`undo.${line.what}`, { name: line.name })}
          <Button variant="link" onClick={() => onUndo(line)}>
            {t('undo.undo')}
          </Button>
        </p>
      </Notice>
    </div>
  );
};

interface UndoNoticesProps {
  readonly lines: readonly RemovedLine[];
  readonly onUndo: (line: RemovedLine) => void;
  readonly onOver: (line: RemovedLine) => void;
}

/** The removed lines that can still be restored. */
export const UndoNotices = ({ lines, onUndo, onOver }: UndoNoticesProps): ReactNode => (
  <div role="status">
    {lines.map((line) => (
      <UndoNotice key={`${line.what} ${line.id}`} line={line} onUndo={onUndo} onOver={onOver} />
    ))}
  </div>
);
