import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';

export const Route = createFileRoute('/_default/myaccount/')({
  beforeLoad: guarded,
});
