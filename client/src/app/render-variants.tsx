import { Suspense } from 'react';

import type { RenderVariants } from '../features/wishlists/list-page-context.ts';
import { lazyComponent } from '../platform/islands/lazy-component.tsx';

/** Fetched when somebody chooses a variant. */
const lazyVariantPicker = lazyComponent(
  async () => (await import('../features/catalogue/variant-picker.tsx')).VariantPicker,
);

/** A choice between a product's variants, for pages with lists. */
export const renderVariants: RenderVariants = (props) => (
  <Suspense fallback={null}>
    <lazyVariantPicker.Component {...props} />
  </Suspense>
);
