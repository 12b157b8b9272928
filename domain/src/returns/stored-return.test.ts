import { describe, expect, it } from 'vitest';
import { aReturnOrder, aSelectedItem } from '../testing/a-return.ts';
import { aReturnImage, aStoredReturn } from '../testing/returning.ts';
import { imagesOf, openDraft, settled } from './stored-return.ts';

const SUBMITTED = { submittedAt: '2026-08-03T10:00:00Z', shipments: [] };
const STORED = aStoredReturn({ items: [aSelectedItem()] });

describe('what is being filled in', () => {
  it('is the stored return until it is submitted', () => {
    expect(openDraft(STORED)).toEqual(STORED.draft);
    expect(openDraft({ ...STORED, submitted: SUBMITTED })).toBeUndefined();
  });

  it('is nothing in a browser without a return', () => {
    expect(openDraft(undefined)).toBeUndefined();
  });
});

describe('the pictures of a line', () => {
  it('are those that were uploaded for it', () => {
    const images = [aReturnImage('image-1', 'line-2'), aReturnImage('image-2'), aReturnImage('image-3', 'line-2')];
    expect(imagesOf('line-2', { ...STORED, images }).map(({ id }) => id)).toEqual(['image-1', 'image-3']);
  });

  it('are none in a browser without a return', () => {
    expect(imagesOf('line-1', undefined)).toEqual([]);
  });
});

describe('whether the attempt has become a return, as the order says', () => {
  const accepted = { ...SUBMITTED, idempotencyKey: 'attempt-1' };
  const other = { ...SUBMITTED, idempotencyKey: 'attempt-0', submittedAt: '2026-08-01T08:00:00Z' };

  it('it has, if one of its returns is from this attempt', () => {
    expect(settled(STORED, aReturnOrder({ returns: [other, accepted] }))).toEqual({ ...STORED, submitted: accepted });
  });

  it.each([
    ['it has no returns', []],
    ['its return is from another attempt, perhaps of another browser', [other]],
  ])('it has not, if %s', (_why, returns) => {
    expect(settled(STORED, aReturnOrder({ returns }))).toStrictEqual(STORED);
  });

  it('what the shop has accepted stays as it was shown', () => {
    const shown = { ...STORED, submitted: SUBMITTED };
    expect(settled(shown, aReturnOrder({ returns: [accepted] }))).toEqual(shown);
  });

  it('a browser without a return has no attempt', () => {
    expect(settled(undefined, aReturnOrder({ returns: [accepted] }))).toBeUndefined();
  });
});
