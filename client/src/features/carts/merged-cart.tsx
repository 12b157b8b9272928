import { type ReactNode, Suspense } from 'react';

import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { lazyMergeNotice } from './load-merge-notice.ts';

/** What the login added to the basket, on pages that show the basket anyway. */
export const MergedCart = ({ cart: { merge } }: { readonly cart: Pick<CartPartFragment, 'merge'> }): ReactNode =>
  merge === null ? null : (
    <Suspense fallback={null}>
      <lazyMergeNotice.Component key={merge.from} merge={merge} />
    </Suspense>
  );
