import { boundsOf } from '@shop/domain/shared/field-limits';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { BYTES_PER_MEGABYTE, MAX_UPLOAD_BYTES } from '@shop/domain/shared/upload-size';
import { useCallback } from 'react';

import { MESSAGE_AREAS } from '../../locales/areas.ts';
import { useTranslation } from '../texts/translation.tsx';
import { useMessage } from '../texts/use-message.ts';
import type { FormError } from './field-errors.ts';

/** Errors with special texts for some fields, by the last part of the field's name. */
const BY_FIELD: Readonly<Record<string, string>> = {
  'vue.form.error.requiredField': 'shop.form.required',
  'vue.form.error.email.incorrect': 'shop.form.email',
  'shop.form.error.choice': 'shop.form.choice',
  'shop.upload.type': 'shop.upload.type',
};

/** Errors whose text names the field. */
const NAMED: Readonly<Record<string, string>> = {
  'vue.form.error.requiredField': 'shop.form.named.required',
  'shop.form.error.tooShort': 'shop.form.named.tooShort',
  'shop.form.error.tooLong': 'shop.form.named.tooLong',
};

/** Messages for several kinds of errors. If the text is too long, a more precise message replaces them. */
const MAY_BE_TOO_LONG: ReadonlySet<string> = new Set(['vue.form.error.email.incorrect']);
const TOO_LONG = 'shop.form.error.tooLong';

const keyOf = ({ message }: Pick<FormError, 'message'>, typed: string, max: number | undefined): string =>
  max !== undefined && normaliseText(typed).length > max && MAY_BE_TOO_LONG.has(message) ? TOO_LONG : message;

/** Returns the text of an error, the same at its field and in the error summary: with the field's name, its limit, and its part of the form. */
export const useFieldErrorText = (): ((error: Pick<FormError, 'field' | 'message'>, typed?: string) => string) => {
  const { i18n } = useTranslation('messages');
  const message = useMessage();
  return useCallback(
    (error, typed = '') => {
      const known = (key: string): string | undefined => (i18n.exists(key, { ns: MESSAGE_AREAS }) ? key : undefined);
      const parts = error.field.toLowerCase().split('.');
      const name = parts.at(-1) ?? '';
      const bounds = boundsOf(error.field);
      const key = keyOf(error, typed, bounds.max);
      // A field inside a part may have another label there.
      const nameKey = known(`shop.field.${parts[0]}.${name}`) ?? known(`shop.field.${name}`);
      const exact = known(`${BY_FIELD[key] ?? ''}.${name}`) ?? (nameKey === undefined ? undefined : NAMED[key]) ?? key;
      const text = message(exact, {
        ...bounds,
        megabytes: MAX_UPLOAD_BYTES / BYTES_PER_MEGABYTE,
        ...(nameKey === undefined ? {} : { field: message(nameKey) }),
      });
      const part = parts.length > 1 ? known(`shop.form.part.${parts[0]}`) : undefined;
      return part === undefined ? text : message('shop.form.inPart', { part: message(part), text });
    },
    [i18n, message],
  );
};
