import { useCallback } from 'react';

import { MESSAGE_AREAS } from '../../locales/areas.ts';
import { useTranslation } from './translation.tsx';

export type MessageValues = Readonly<Record<string, string | number | undefined>>;

/** Returns the text of a message key from the shop. An unknown key, or a text that the server wrote, is shown as it is (ERR-12). */
export const useMessage = (): ((key: string, values?: MessageValues) => string) => {
  const { i18n } = useTranslation('messages');
  return useCallback((key, values) => i18n.t(key as never, { ns: MESSAGE_AREAS, ...values }), [i18n]);
};
