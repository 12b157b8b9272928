import { LOGOUT } from '@shop/domain/shared/paths';
import type { RequestContext } from '../request/request-context.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { redirect } from './redirect.ts';
import type { PageResponse } from './page-response.ts';

/** A revoked session makes pages fail: the next redirect leads through the logout (PAGE-12). */
export const afterSecurityLogout = <Page extends { readonly status: number }>(
  { jar }: Pick<RequestContext, 'jar'>,
  page: Page,
): Page | PageResponse =>
  page.status >= 400 && jar.read(COOKIES.securityLogout) !== undefined ? redirect(302, LOGOUT) : page;
