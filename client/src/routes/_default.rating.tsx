import { createFileRoute } from '@tanstack/react-router';

import { followRatingLink } from '../features/reviews/follow-rating-link.ts';

export const Route = createFileRoute('/_default/rating')({
  beforeLoad: ({ context, search }) => followRatingLink(search['enc'], context),
});
