import type { Verdict } from '@shop/domain/checkout/verdict';

import { redirectTo } from './redirect-to.ts';
import type { NewToast } from './toasts.ts';

/** Redirects to where a guard sends the visitor, and leaves the notice that says why. */
export const followVerdict = (verdict: Verdict, leaveNotice: (toast: NewToast) => void): void => {
  if (verdict.go === 'on') return;
  if (verdict.notice !== undefined) leaveNotice({ kind: verdict.noticeKind ?? 'info', messageKey: verdict.notice });
  throw redirectTo(verdict.path, { replace: true });
};
