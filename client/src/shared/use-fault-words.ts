import { useCallback } from 'react';

import { MESSAGE_AREAS } from '../locales/areas.ts';
import type { Fault } from './form-faults.ts';
import { useTranslation } from './translation.tsx';
import { useMessage } from './use-message.ts';

/** Faults that name what is missing where we have words for the field, by the last part of its name. */
const BY_FIELD: Readonly<Record<string, string>> = { 'vue.form.error.requiredField': 'shop.form.required', 'shop.form.error.choice': 'shop.form.choice' };

const lastPart = (field: string): string => field.split('.').at(-1)?.toLowerCase() ?? '';

/** Words a fault the same way at its field and in the summary: as exactly as we can. */
export const useFaultWords = (): ((fault: Pick<Fault, 'field' | 'message'>) => string) => {
  const { i18n } = useTranslation('messages');
  const message = useMessage();
  return useCallback(
    ({ field, message: key }) => {
      const exact = `${BY_FIELD[key] ?? ''}.${lastPart(field)}`;
      return message(i18n.exists(exact, { ns: MESSAGE_AREAS }) ? exact : key);
    },
    [i18n, message],
  );
};
