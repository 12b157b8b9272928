import { type ReactNode, useEffect, useRef } from 'react';

import { Notice } from './notice.tsx';

interface AlertNoticeProps {
  /** Each new value moves the focus to the notice; `undefined` does not. */
  readonly focusKey: unknown;
  readonly children: ReactNode;
}

/** A warning that is announced at once and can take the focus. */
export const AlertNotice = ({ focusKey, children }: AlertNoticeProps): ReactNode => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusKey !== undefined) notice.current?.focus();
  }, [focusKey]);
  return (
    <div ref={notice} tabIndex={-1} role="alert">
      <Notice kind="warning">{children}</Notice>
    </div>
  );
};
