import type { ReactNode } from 'react';

import type { RemovedLine } from './removed-lines.ts';
import { UndoNotice } from './undo-notice.tsx';

interface UndoNoticesProps {
  readonly lines: readonly RemovedLine[];
  readonly onUndo: (line: RemovedLine) => void;
  readonly onOver: (line: RemovedLine) => void;
}

/** The lines that can still be brought back. */
export const UndoNotices = ({ lines, onUndo, onOver }: UndoNoticesProps): ReactNode => (
  <div role="status">
    {lines.map((line) => (
      <UndoNotice key={line.positionId} line={line} onUndo={onUndo} onOver={onOver} />
    ))}
  </div>
);
