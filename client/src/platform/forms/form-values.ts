import { useRef, useState } from 'react';

import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { claimSession } from '../session/page-session.ts';
import { useOtherSession } from '../session/use-other-session.ts';
import { type FieldValues, readDraft, saveDraft } from './form-draft.ts';

interface FormValues<Values extends FieldValues> {
  /** What the page shows. During hydration, only what the server knew. */
  readonly values: FieldValues;
  /** What the fields hold now, even before React renders it. */
  readonly current: () => Values;
  readonly change: (changes: FieldValues) => void;
}

/** The values of a form by field name. They survive an error, a reload, the way back and a login, but never the shopper's session. */
export const useFormValues = <Values extends FieldValues>(
  name: string,
  initial: Values,
  submitted: FieldValues | undefined,
): FormValues<Values> => {
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<FieldValues>(() => ({
    ...(typeof document === 'undefined' ? undefined : readDraft(name)),
    ...submitted,
  }));
  const latest = useRef(typed);
  const [session] = useState(claimSession);
  useOtherSession(() => {
    latest.current = {};
    setTyped({});
  });
  return {
    values: { ...initial, ...(isHydrated ? typed : submitted) },
    current: () => ({ ...initial, ...latest.current }),
    change: (changes) => {
      latest.current = { ...latest.current, ...changes };
      setTyped(latest.current);
      saveDraft(name, latest.current, session());
    },
  };
};
