import { HOME } from '@shop/domain/shared/paths';
import type { RequestContext } from '../request/request-context.ts';
import { enterWorld } from '../visit/change-world.ts';
import type { PageResponse } from './page-response.ts';
import { redirect } from './redirect.ts';

/**
 * Leads from a URL that names a world to `page`, the URL without the name, and the browser into that world if it is elsewhere. Rejects
 * with `NoSuchWorld` if the shop has no such world: then the browser keeps everything (docs/decisions/0161).
 */
export const followWorldLink = async (
  { jar, linkedWorld, publicShopper, publicShop }: RequestContext,
  page: string,
): Promise<PageResponse> => {
  if (linkedWorld !== undefined) {
    await publicShop().customers.current(publicShopper, HOME);
    enterWorld(jar, linkedWorld);
  }
  return redirect(302, page);
};
