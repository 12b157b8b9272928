import { inRoot } from './root.mjs';
import { stampsIn } from './stamps.mjs';

/** Goes with `node_modules`: whoever deletes the packages wants everything made anew. */
export const cacheFolder = inRoot('node_modules', '.cache', 'shop');

export const stamps = stampsIn(cacheFolder);
