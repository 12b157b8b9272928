import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { isInField } from '../../platform/focus/focus-page.ts';
import { useFormHandle } from '../../platform/forms/form-context.ts';
import { useMessage } from '../../platform/texts/use-message.ts';
import { Notice } from '../../ui/notice.tsx';

interface PaymentNoticeProps {
  readonly messageKey: string | undefined;
}

/** Says why there is no payment. It has the focus when the page opens, which reads it out: as a live region it would be read twice. */
export const PaymentNotice = ({ messageKey }: PaymentNoticeProps): ReactNode => {
  const message = useMessage();
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messageKey !== undefined && !isInField()) notice.current?.focus();
  }, [messageKey]);
  if (messageKey === undefined) return null;
  return (
    <div ref={notice} tabIndex={-1} role="group" aria-labelledby={id} data-first-focus>
      <Notice kind="warning">
        <p id={id}>{message(messageKey)}</p>
      </Notice>
    </div>
  );
};

/** In a form in which a payment is chosen: stays until another one is chosen or the next attempt begins. */
export const PaymentNoticeInForm = ({ messageKey }: PaymentNoticeProps): ReactNode => {
  const { values, isPending } = useFormHandle();
  const [first] = useState(values['paymentId']);
  const [isOver, setOver] = useState(false);
  if (!isOver && (isPending || values['paymentId'] !== first)) setOver(true);
  return isOver ? null : <PaymentNotice messageKey={messageKey} />;
};
