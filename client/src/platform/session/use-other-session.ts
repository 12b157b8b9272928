import { useEffect, useEffectEvent } from 'react';

import { onOtherSession } from './page-session.ts';

/** Runs each time that another shopper's session has begun while the page is open: nothing of the one before stays on the screen. */
export const useOtherSession = (forget: () => void): void => {
  const onOther = useEffectEvent(forget);
  useEffect(() => onOtherSession(onOther), []);
};
