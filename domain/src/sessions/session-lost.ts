import type { FormRefusal } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';

/** General messages about a form that was sent with an unknown or revoked session (ERR-02, ERR-08). */
const SESSION_LOST: readonly (MessageKey | undefined)[] = [
  'vue.error.security.valid_token_required',
  'shop.error.securityLogout',
  'shop.error.sessionExpired',
];

/** Whether the shop refused a form because of its session rather than a field. */
export const isSessionLost = (refusal: FormRefusal | { readonly because: 'session-expired' }): boolean =>
  refusal.because === 'session-expired' || SESSION_LOST.includes(refusal.general);
