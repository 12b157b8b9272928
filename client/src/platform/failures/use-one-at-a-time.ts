import { useRef } from 'react';

import { ignoreRejection } from './ignore-rejection.ts';

/**
 * Sends something by a press, and ignores further presses until it is answered: a pending mutation says so only after a double
 * press. Whoever sends tells of its failure.
 */
export const useOneAtATime = <Asked extends readonly unknown[]>(
  send: (...asked: Asked) => Promise<void>,
): ((...asked: Asked) => void) => {
  const isSending = useRef(false);
  return (...asked) => {
    if (isSending.current) return;
    isSending.current = true;
    ignoreRejection(
      send(...asked).finally(() => {
        isSending.current = false;
      }),
    );
  };
};
