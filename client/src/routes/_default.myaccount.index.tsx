import { CONTACT_DETAILS } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { redirectTo } from '../shared/redirect-to.ts';

export const Route = createFileRoute('/_default/myaccount/')({
  beforeLoad: async (entry) => {
    await guarded(entry);
    throw redirectTo(CONTACT_DETAILS, { replace: true });
  },
});
