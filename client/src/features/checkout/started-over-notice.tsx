import type { ReactNode } from 'react';

import type { SaveShippingStepMutation } from '../../platform/generated/graphql.ts';
import { missingToast } from '../carts/model/missing-toast.ts';
import { useMessage } from '../../platform/texts/use-message.ts';
import { AlertNotice } from '../../ui/alert-notice.tsx';

export type StartedOver = Extract<SaveShippingStepMutation['saveShippingStep'], { __typename: 'StartedOver' }>;

/** Says that the reply was lost and the cart was refilled, and what is missing from it. Takes the focus. */
export const StartedOverNotice = ({
  startedOver: { messageKey, missing },
}: {
  readonly startedOver: StartedOver;
}): ReactNode => {
  const message = useMessage();
  return (
    <AlertNotice focusKey={missing}>
      <p>{message(messageKey)}</p>
      {missing.length > 0 && (
        <ul>
          {missing.map(missingToast).map(({ messageKey: key, values }) => (
            <li key={`${key} ${values?.['name']}`}>{message(key, values)}</li>
          ))}
        </ul>
      )}
    </AlertNotice>
  );
};
