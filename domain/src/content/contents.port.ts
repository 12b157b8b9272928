import type { Shopper } from '../sessions/shopper.ts';
import type { Footer, PageDetails } from './content.ts';

/** What editors write. HTML in it is not trusted: the gateway cleans it. */
export interface Contents {
  /** Looks an address up; an unknown one is of type UNKNOWN or NOT_FOUND, never an error. */
  page(shopper: Shopper, path: string): Promise<PageDetails>;
  footer(shopper: Shopper): Promise<Footer>;
}
