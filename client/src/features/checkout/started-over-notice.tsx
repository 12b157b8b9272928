import { type ReactNode, useEffect, useRef } from 'react';

import type { SaveShippingStepMutation } from '../../shared/generated/graphql.ts';
import { missingToast } from '../../shared/missing-toast.ts';
import { useMessage } from '../../shared/use-message.ts';
import { Notice } from '../../ui/notice.tsx';

export type StartedOver = Extract<SaveShippingStepMutation['saveShippingStep'], { __typename: 'StartedOver' }>;

/** The answer was lost, and the cart was filled anew: says so, and what did not come along. It takes the focus. */
export const StartedOverNotice = ({ startedOver: { messageKey, missing } }: { readonly startedOver: StartedOver }): ReactNode => {
  const message = useMessage();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [missing]);
  return (
    <div ref={notice} tabIndex={-1} role="alert">
      <Notice kind="warning">
        <p>{message(messageKey)}</p>
        {missing.length > 0 && (
          <ul>
            {missing.map(missingToast).map(({ messageKey: key, values }) => <li key={`${key} ${values?.['name']}`}>{message(key, values)}</li>)}
          </ul>
        )}
      </Notice>
    </div>
  );
};
