import { useState } from 'react';

import type { FormAnswer } from '../../shared/use-form.ts';

/** Remembers that the session behind a step is gone, so that the step can say so and offer the way back to itself. */
export const useSessionOver = () => {
  const [isOver, setOver] = useState(false);
  const over = (messageKey: string): FormAnswer => {
    setOver(true);
    return { taken: false, general: messageKey };
  };
  return { isOver, over };
};
