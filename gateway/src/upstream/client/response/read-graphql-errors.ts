import { omitNil } from '@shop/domain/shared/omit-nil';
import type { ErrorKind, UpstreamError } from '../upstream-error.ts';
import { isRecord } from '../../../shared/is-record.ts';

/** How the upstream marks each kind: by classification, message key, or the message itself (ERR-01 to ERR-05). */
const KIND_OF: Readonly<Record<string, ErrorKind>> = {
  'ishop.api.error.invalid_token': 'session-revoked',
  'ishop.api.error.revoked_token': 'session-revoked',
  'vue.error.security.valid_token_required': 'token-required',
  INVALID_TOKEN: 'api-token-invalid',
  CART_NOT_FOUND: 'ids-unknown',
  'A valid user id is required.': 'ids-unknown',
  INTERNAL_ERROR: 'internal',
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const pathOf = (value: unknown): readonly (string | number)[] | undefined =>
  Array.isArray(value) && value.every((step) => typeof step === 'string' || typeof step === 'number')
    ? value
    : undefined;

const readError = (raw: unknown): UpstreamError => {
  const error = isRecord(raw) ? raw : {};
  const extensions = isRecord(error['extensions']) ? error['extensions'] : {};
  const message = textOf(error['message']) ?? '';
  const classification = textOf(extensions['classification']) ?? textOf(extensions['code']);
  const messageKey = textOf(extensions['messageKey']);
  const path = pathOf(error['path']);
  const [kind = 'other'] = [messageKey, classification, message].flatMap((messageText) =>
    messageText !== undefined && Object.hasOwn(KIND_OF, messageText) ? [KIND_OF[messageText]] : [],
  );
  return {
    kind,
    message,
    ...omitNil({ classification, messageKey, path }),
  };
};

/** All errors in the reply to one operation. A value that is no error counts as one without a message. */
export const readGraphqlErrors = (raw: readonly unknown[]): readonly UpstreamError[] => raw.map(readError);
