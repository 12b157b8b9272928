import { type RefObject, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../hydration/use-isomorphic-layout-effect.ts';

/**
 * A field whose value React holds: what was typed or chosen in it before the page was taken over is handed to `take`.
 * React itself leaves it standing in the field, and never hears of it. A form of `useForm` needs this for none of its
 * fields.
 */
export const useEarlyChange = <Field extends HTMLInputElement | HTMLSelectElement>(drawn: string, take: (value: string, field: Field) => void): RefObject<Field | null> => {
  const ref = useRef<Field>(null);
  useIsomorphicLayoutEffect(() => {
    const field = ref.current;
    if (field !== null && field.value !== drawn) take(field.value, field);
    // Only what was changed before the take-over: afterwards each change reports itself.
  }, []);
  return ref;
};
