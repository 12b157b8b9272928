import type { Shopper } from '../visit/shopper.ts';
import type { Footer, PageDetails } from './content.ts';

/** What editors write. Its HTML is not trusted: the gateway cleans it. */
export interface Contents {
  /** Resolves a URL; an unknown one has the type UNKNOWN or NOT_FOUND, never an error. */
  page(shopper: Shopper, path: string): Promise<PageDetails>;
  footer(shopper: Shopper): Promise<Footer>;
}
