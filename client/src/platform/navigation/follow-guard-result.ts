import type { GuardResult } from '@shop/domain/shared/guard-result';

import type { NewToast } from '../toasts/toasts.ts';
import { redirectTo } from './redirect-to.ts';

/** Redirects the visitor as the guard decided, with the guard's notice. */
export const followGuardResult = (guardResult: GuardResult, leaveNotice: (toast: NewToast) => void): void => {
  if (guardResult.action === 'proceed') return;
  const { notice, noticeKind = 'info', noticeValues, path } = guardResult;
  if (notice !== undefined)
    leaveNotice({
      kind: noticeKind,
      messageKey: notice,
      ...(noticeValues === undefined ? {} : { values: noticeValues }),
    });
  throw redirectTo(path, { replace: true });
};
