import { expect, it } from 'vitest';
import { granted } from '../shared/result.ts';
import { aSelectedItem } from '../testing/a-return.ts';
import { aReturnImage, aStoredReturn, returning } from '../testing/returning.ts';
import { removeReturnImage } from './remove-return-image.ts';

it('a picture that is removed is neither remembered nor part of the selection, which stays', async () => {
  const stored = aStoredReturn(
    { items: [aSelectedItem({ reason: 'damaged', images: ['image-1', 'image-2'] })], regulation: 'money' },
    { images: [aReturnImage('image-1'), aReturnImage('image-2')] },
  );
  const { ports, visit, drafts } = returning({ stored });
  expect(await removeReturnImage(ports, visit)('hash-1', 'image-1')).toEqual(granted('image-1'));
  expect(drafts.stored).toEqual(
    aStoredReturn(
      { items: [aSelectedItem({ reason: 'damaged', images: ['image-2'] })], regulation: 'money' },
      { images: [aReturnImage('image-2')] },
    ),
  );
});
