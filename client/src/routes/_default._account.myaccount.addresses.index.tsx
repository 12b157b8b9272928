import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';

/** The guard leads on to the billing addresses. */
export const Route = createFileRoute('/_default/_account/myaccount/addresses/')({
  beforeLoad: guarded,
});
