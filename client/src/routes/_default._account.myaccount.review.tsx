import { LOGIN } from '@shop/domain/shared/paths';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { accountQuery } from '../features/customers/account.queries.ts';
import { ReviewPage } from '../features/reviews/review-page.tsx';
import { ownReviewQuery, reviewedProductQuery } from '../features/reviews/reviews.queries.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';

export const Route = createFileRoute('/_default/_account/myaccount/review')({
  staticData: { areas: ['forms', 'reviews'] },
  beforeLoad: guarded,
  loaderDeps: ({ search }) => ({ productId: search['product'] ?? '' }),
  loader: async ({ context: { queryClient, page, texts }, deps: { productId } }) => {
    if (productId === '') throw notFound();
    const [{ account }, { product }] = await Promise.all([
      queryClient.ensureQueryData(accountQuery()),
      queryClient.ensureQueryData(reviewedProductQuery(productId)),
      queryClient.ensureQueryData(ownReviewQuery(productId)),
    ]);
    // The guard knows only the cookies; the shop has ended the session.
    if (account === null) throw redirectTo(LOGIN);
    if (product === null) throw notFound();
    return { productId, head: privateHead(texts.i18n.t('form.title', { ns: 'reviews' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Review() {
    return <ReviewPage productId={Route.useLoaderData().productId} />;
  },
});
