import { refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import {
  changeList,
  createdList,
  merkzettelIdOf,
  pieces,
  readList,
  registered,
  sharedList,
} from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';

const COMMENT_LIMIT = 500;

export const behavesLikeListComments = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are told the newest first, with first name and initial, about the list or an entry (ENT-28)',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const [a = ''] = fixture.goods.ordinary;
      const { id, people } = await sharedList(fixture, [pieces(a)]);
      const entryId = (await readList(fixture, people.creator, id)).entries[0]?.externalId ?? '';
      valueOf(await wishlists.comment(people.creator, id, { text: ' Bitte bis Freitag\r\nDanke ' }));
      valueOf(await wishlists.comment(people.commentator, id, { text: '<b>in Rot</b>', entryId }));
      const comments = valueOf(await wishlists.comments(people.commentator, id));
      expect(comments.filter(({ writtenAt }) => Number.isNaN(Date.parse(writtenAt)))).toEqual([]);
      expect(comments.map(({ comment, name, positionId }) => [comment, name, positionId])).toEqual([
        ['<b>in Rot</b>', 'Konrad M.', entryId],
        ['Bitte bis Freitag\nDanke', 'Carla M.', undefined],
      ]);
      expect(await readList(fixture, people.editor, id)).toMatchObject({
        commentCount: 2,
        entries: [{ commentCount: 1, comments: [{ comment: '<b>in Rot</b>', name: 'Konrad M.' }] }],
      });
    }),
  );

  it(
    'are previewed at their entry, the newest three',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const customer = await registered(fixture);
      const id = await createdList(fixture, customer, [pieces(a)]);
      const entryId = (await readList(fixture, customer, id)).entries[0]?.externalId ?? '';
      for (const text of ['eins', 'zwei', 'drei', 'vier'])
        valueOf(await fixture.shop.wishlists.comment(customer, id, { text, entryId }));
      const [entry] = (await readList(fixture, customer, id)).entries;
      expect([entry?.comments.map(({ comment }) => comment), entry?.commentCount]).toEqual([
        ['vier', 'drei', 'zwei'],
        4,
      ]);
    }),
  );

  it(
    'go and come back with their entry',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const [a = ''] = fixture.goods.ordinary;
      const customer = await registered(fixture);
      const id = await createdList(fixture, customer, [pieces(a)]);
      const entryId = (await readList(fixture, customer, id)).entries[0]?.externalId ?? '';
      valueOf(await wishlists.comment(customer, id, { text: 'in Rot', entryId }));
      const count = async () => valueOf(await wishlists.comments(customer, id)).length;
      valueOf(await changeList(fixture, customer, id, { do: 'remove-entry', entryId }));
      expect(await count()).toBe(0);
      valueOf(await changeList(fixture, customer, id, { do: 'restore-entry', entryId }));
      expect([await count(), (await readList(fixture, customer, id)).entries[0]?.commentCount]).toEqual([1, 1]);
    }),
  );

  it(
    'have a text of some length, about an entry that is there',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const customer = await registered(fixture);
      const id = await createdList(fixture, customer);
      const wrong = (message: string) => ({
        because: 'invalid-form',
        fieldErrors: [{ field: 'listComment', message }],
      });
      expect(refusalOf(await wishlists.comment(customer, id, { text: ' ' }))).toEqual(
        wrong('vue.form.error.requiredField'),
      );
      expect(refusalOf(await wishlists.comment(customer, id, { text: 'x'.repeat(COMMENT_LIMIT + 1) }))).toEqual(
        wrong('shop.form.error.tooLong'),
      );
      expect(refusalOf(await wishlists.comment(customer, id, { text: 'x', entryId: 'no-such-entry' }))).toEqual({
        because: 'no-such-entry',
        entryId: 'no-such-entry',
      });
      expect(valueOf(await wishlists.comments(customer, id))).toEqual([]);
    }),
  );

  it(
    'can be deleted by whoever wrote them, and by admins and the creator (WISH-20)',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists } = fixture.shop;
      const { id, people } = await sharedList(fixture);
      const write = async (by: 'commentator' | 'creator') =>
        valueOf(await wishlists.comment(people[by], id, { text: by })).id;
      await write('creator');
      const flags = async (by: 'commentator' | 'editor' | 'admin' | 'creator') =>
        valueOf(await wishlists.comments(people[by], id)).map(({ allowedToDeleteByUser }) => allowedToDeleteByUser);
      const own = await write('commentator');
      expect([await flags('commentator'), await flags('editor'), await flags('admin'), await flags('creator')]).toEqual(
        [
          [true, false],
          [false, false],
          [true, true],
          [true, true],
        ],
      );
      expect(refusalOf(await wishlists.deleteComment(people.editor, id, own))).toEqual({ because: 'not-allowed' });
      valueOf(await wishlists.deleteComment(people.commentator, id, own));
      expect(refusalOf(await wishlists.deleteComment(people.admin, id, own))).toEqual({ because: 'no-such-comment' });
      const [left] = valueOf(await wishlists.comments(people.admin, id));
      valueOf(await wishlists.deleteComment(people.admin, id, left?.id ?? ''));
      expect(valueOf(await wishlists.comments(people.creator, id))).toEqual([]);
    }),
  );

  it(
    'of members without an account have no name',
    withFixture(harness, {}, async (fixture) => {
      const { wishlists, sharedWishlists } = fixture.shop;
      const { id, people, tokens } = await sharedList(fixture);
      valueOf(await sharedWishlists.join(fixture.shopper, tokens.commentator));
      valueOf(await wishlists.comment(fixture.shopper, id, { text: 'Guten Tag' }));
      const [comment] = valueOf(await wishlists.comments(people.creator, id));
      expect([comment?.comment, comment?.name]).toEqual(['Guten Tag', '']);
      const merkzettel = await merkzettelIdOf(fixture, fixture.shopper);
      expect(valueOf(await wishlists.comments(fixture.shopper, merkzettel))).toEqual([]);
    }),
  );
};
