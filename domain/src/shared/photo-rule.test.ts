import { expect, it } from 'vitest';
import { fileError, PHOTO_RULE } from './upload-rules.ts';

it.each([
  ['schaden.jpg', 8_000_000, undefined],
  ['schaden.jpeg', 8_000_000, undefined],
  ['schaden.png', 8_000_000, undefined],
  ['schaden.webp', 8_000_000, undefined],
  ['schaden.jpg', 10_000_001, 'shop.upload.tooLarge'],
  ['rechnung.pdf', 8_000_000, 'shop.upload.type'],
  ['schaden.mp4', 8_000_000, 'shop.upload.type'],
])('whether %s with %i bytes may be a photo: %s', (name, size, error) => {
  expect(fileError(PHOTO_RULE, { name, size, type: '' })).toBe(error);
});

it('photos are uploaded one by one, so that one that fails loses no other', () => {
  expect(PHOTO_RULE.maxFiles).toBe(1);
});
