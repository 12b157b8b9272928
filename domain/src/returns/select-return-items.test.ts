import { describe, expect, it } from 'vitest';
import { granted } from '../shared/result.ts';
import { aReturnItem, aReturnOrder } from '../testing/a-return.ts';
import { aReturnImage, aStoredReturn, returning } from '../testing/returning.ts';
import { type ItemSelection, selectReturnItems } from './select-return-items.ts';

const SET = aReturnItem({ id: 'line-2', lineNo: 7, components: [{ id: 'lid', name: 'Deckel' }] });
const ORDER = aReturnOrder({ items: [aReturnItem(), SET] });
const UNWANTED: ItemSelection = { id: 'line-1', quantity: 2, reason: 'changed-mind', components: [] };
const DAMAGED: ItemSelection = { id: 'line-2', quantity: 1, reason: 'damaged', components: ['lid'] };
const PICTURES = [aReturnImage('image-1', 'line-2'), aReturnImage('image-2', 'line-2'), aReturnImage('image-3')];

const fieldsOf = (result: Awaited<ReturnType<ReturnType<typeof selectReturnItems>>>) =>
  !result.ok && result.refusal.because === 'invalid-form' ? result.refusal.fieldErrors : [];

const selecting = (stored = aStoredReturn({}, { images: PICTURES })) => {
  const { ports, visit, drafts } = returning({ order: ORDER, stored });
  const select = (...items: readonly ItemSelection[]) => selectReturnItems(ports, visit)('hash-1', items);
  return { drafts, select };
};

describe('the selection of a return', () => {
  it('is stored with the numbers of the lines, and leads on', async () => {
    const { drafts, select } = selecting();
    expect(await select(UNWANTED)).toEqual(granted({ path: '/myaccount/returns/regulations/' }));
    expect(drafts.stored?.draft.items).toEqual([
      { id: 'line-1', lineNo: 1, quantity: 2, reason: 'changed-mind', images: [], components: [] },
    ]);
  });

  it('of a complaint has the answer, the parts, and all pictures of the line unless others are named', async () => {
    const { drafts, select } = selecting();
    await select({ ...DAMAGED, additionalInfo: ' Riss im Deckel ' });
    expect(drafts.stored?.draft.items).toEqual([
      {
        id: 'line-2',
        lineNo: 7,
        quantity: 1,
        reason: 'damaged',
        additionalInfo: 'Riss im Deckel',
        images: ['image-1', 'image-2'],
        components: ['lid'],
      },
    ]);
  });

  it('of goods that are not wanted has a comment, but nothing that is asked about a complaint', async () => {
    const { drafts, select } = selecting();
    const typed = { additionalInfo: 'Riss', images: ['image-3'], components: ['lid'] };
    await select({ ...UNWANTED, ...typed, comment: ' Zu groß ' });
    expect(drafts.stored?.draft.items).toEqual([
      {
        id: 'line-1',
        lineNo: 1,
        quantity: 2,
        reason: 'changed-mind',
        comment: 'Zu groß',
        images: [],
        components: [],
      },
    ]);
  });

  it('has no empty texts', async () => {
    const { drafts, select } = selecting();
    await select({ ...DAMAGED, comment: ' ', additionalInfo: '' });
    expect(drafts.stored?.draft.items).toMatchObject([{ id: 'line-2' }]);
    expect(drafts.stored?.draft.items[0]).not.toHaveProperty('comment');
    expect(drafts.stored?.draft.items[0]).not.toHaveProperty('additionalInfo');
  });

  it('keeps the pictures that it uses, and drops the others', async () => {
    const { drafts, select } = selecting();
    await select({ ...DAMAGED, images: ['image-2'] });
    expect(drafts.stored?.images.map(({ id }) => id)).toEqual(['image-2']);
  });

  it('keeps the pictures of each line that is selected', async () => {
    const { drafts, select } = selecting();
    await select({ ...UNWANTED, reason: 'damaged', images: ['image-3'] }, { ...DAMAGED, images: ['image-1'] });
    expect(drafts.stored?.images.map(({ id }) => id)).toEqual(['image-1', 'image-3']);
  });

  it('asks for the picture again that this browser has not uploaded for the line', async () => {
    const { drafts, select } = selecting();
    expect(fieldsOf(await select({ ...DAMAGED, images: ['image-1', 'image-3'] }))).toEqual([
      { field: 'items.line-2.images', message: 'shop.return.imageGone' },
    ]);
    expect(drafts.stored?.draft.items).toEqual([]);
  });

  it.each<[string, ItemSelection, string]>([
    ['a reason that does not exist', { ...UNWANTED, reason: 'bored' }, 'items.line-1.reason'],
    ['a line that the order does not have', { ...UNWANTED, id: 'line-9' }, 'items.line-9.quantity'],
  ])('with %s is not stored', async (_what, selection, field) => {
    const { drafts, select } = selecting();
    expect(fieldsOf(await select(selection)).map((error) => error.field)).toEqual([field]);
    expect(drafts.stored?.draft.items).toEqual([]);
  });

  it('of nothing is refused', async () => {
    expect(fieldsOf(await selecting().select())).toEqual([{ field: 'items', message: 'shop.return.nothingSelected' }]);
  });
});
