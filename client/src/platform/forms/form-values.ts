import { useRef, useState } from 'react';

import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { type FieldValues, readDraft, saveDraft } from './form-draft.ts';

interface FormValues<Values extends FieldValues> {
  /** What the page shows. During hydration, only what the server knew. */
  readonly values: FieldValues;
  /** What the fields hold now, even before React renders it. */
  readonly current: () => Values;
  readonly change: (changes: FieldValues) => void;
}

/** The values of a form by field name. They survive an error, a reload and the way back. */
export const useFormValues = <Values extends FieldValues>(name: string, initial: Values, submitted: FieldValues | undefined): FormValues<Values> => {
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<FieldValues>(() => ({ ...(typeof document === 'undefined' ? undefined : readDraft(name)), ...submitted }));
  const latest = useRef(typed);
  return {
    values: { ...initial, ...(isHydrated ? typed : submitted) },
    current: () => ({ ...initial, ...latest.current }),
    change: (changes) => {
      latest.current = { ...latest.current, ...changes };
      setTyped(latest.current);
      saveDraft(name, latest.current);
    },
  };
};
