import { lazyComponent } from '../../platform/islands/lazy-component.tsx';

/** Its code is fetched when the first dialog opens. */
export const lazyListDialog = lazyComponent(async () => (await import('./list-dialog.tsx')).ListDialog);

/** Its code is part of the page only if the URL opens it. */
export const lazyListSection = lazyComponent(async () => (await import('./list-section.tsx')).ListSection);

/** Its code is fetched only if a login has added to the Merkzettel. */
export const lazyListMerge = lazyComponent(async () => (await import('./list-merge-notice.tsx')).ListMergeNotice);
