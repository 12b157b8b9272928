import { describe, expect, it } from 'vitest';
import type { Shop } from '../shop.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { addToList } from './add-to-list.ts';

/** A shop that must not be asked for anything. */
const NOTHING_ASKED = {} as Shop;

describe('the basket of somebody whose session has ended', () => {
  it.each([
    [{ listId: 'list-1' }, 'no-such-list'],
    [{ listName: 'Klasse 2a', listDescription: '', kind: 'list' }, 'login-needed'],
  ] as const)('is put on no list, which is said before the basket is missed: %j', async (target, because) => {
    const add = addToList(NOTHING_ASKED, aVisit(anAnonymousShopper()));
    expect(await add({ from: 'cart' }, target)).toEqual({ ok: false, refusal: { because } });
  });
});
