import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Refusal } from '../generated/upstream-types.ts';

/** What the upstream calls an expected no: the domain's word for it in capitals. */
export const writeRefusal = (because: string, about: { readonly subject?: string | undefined; readonly message?: MessageKey | undefined } = {}): Refusal => ({
  code: because.toUpperCase().replaceAll('-', '_'),
  subject: about.subject ?? null,
  message: about.message ?? null,
});
