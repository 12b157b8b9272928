import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Refusal } from '../generated/upstream-types.ts';
import { inCapitals } from './known-word.ts';

/** The upstream's refusal codes are the domain's, in capitals. */
export const writeRefusal = (
  because: string,
  about: { readonly subject?: string | undefined; readonly message?: MessageKey | undefined } = {},
): Refusal => ({
  code: inCapitals(because),
  subject: about.subject ?? null,
  message: about.message ?? null,
});
