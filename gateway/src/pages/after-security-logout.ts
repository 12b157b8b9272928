import { LOGOUT } from '@shop/domain/shared/paths';
import type { Arrival } from '../arrivals.ts';
import { COOKIES } from '../cookies.ts';
import { moved } from './moved.ts';
import type { PageAnswer } from './page-answer.ts';

/** A revoked session shows in failing pages: there the way leads through the logout (specification B2). */
export const afterSecurityLogout = <Answer extends { readonly status: number }>({ jar }: Pick<Arrival, 'jar'>, answer: Answer): Answer | PageAnswer =>
  answer.status >= 400 && jar.read(COOKIES.securityLogout) !== undefined ? moved(302, LOGOUT) : answer;
