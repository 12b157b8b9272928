import type { GuardResult } from '@shop/domain/checkout/guard-result';

import { redirectTo } from './redirect-to.ts';
import type { NewToast } from '../toasts/toasts.ts';

/** Redirects to where a guard sends the visitor, and leaves the notice that says why. */
export const followGuardResult = (guardResult: GuardResult, leaveNotice: (toast: NewToast) => void): void => {
  if (guardResult.action === 'proceed') return;
  if (guardResult.notice !== undefined) leaveNotice({ kind: guardResult.noticeKind ?? 'info', messageKey: guardResult.notice });
  throw redirectTo(guardResult.path, { replace: true });
};
