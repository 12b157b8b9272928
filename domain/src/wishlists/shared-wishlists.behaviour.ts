import type { PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import { behavesLikeClassLists } from './class-lists.behaviour.ts';
import { behavesLikeListLinks } from './list-links.behaviour.ts';
import { behavesLikeListMembers } from './list-members.behaviour.ts';
import { behavesLikeListRights } from './list-rights.behaviour.ts';

/** What every adapter of the port for shared lists promises. */
export const behavesLikeSharedWishlists = (harness: PortHarness, t: TestApi): void => {
  t.describe('the rights on a shared list', () => behavesLikeListRights(harness, t));
  t.describe('links to a list', () => behavesLikeListLinks(harness, t));
  t.describe('members of a list', () => behavesLikeListMembers(harness, t));
  t.describe('a class list', () => behavesLikeClassLists(harness, t));
};
