import { type ReactNode, useEffect, useRef } from 'react';

import { Notice } from './notice.tsx';

interface AlertNoticeProps {
  /** Each new value moves the focus to the notice; undefined leaves it where it is. */
  readonly focusFor: unknown;
  readonly children: ReactNode;
}

/** A warning that is read out at once, and takes the focus when a press led to it. */
export const AlertNotice = ({ focusFor, children }: AlertNoticeProps): ReactNode => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusFor !== undefined) notice.current?.focus();
  }, [focusFor]);
  return (
    <div ref={notice} tabIndex={-1} role="alert">
      <Notice kind="warning">{children}</Notice>
    </div>
  );
};
