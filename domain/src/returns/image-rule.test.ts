import { expect, it } from 'vitest';
import { fileError } from '../shared/upload-rules.ts';
import { RETURN_IMAGE_RULE } from './image-rule.ts';

it.each([
  ['schaden.jpg', 8_000_000, undefined],
  ['schaden.jpeg', 8_000_000, undefined],
  ['schaden.png', 8_000_000, undefined],
  ['schaden.webp', 8_000_000, undefined],
  ['schaden.jpg', 10_000_001, 'shop.upload.tooLarge'],
  ['rechnung.pdf', 8_000_000, 'shop.upload.type'],
  ['schaden.mp4', 8_000_000, 'shop.upload.type'],
])('whether %s with %i bytes may show what is wrong with the goods: %s', (name, size, error) => {
  expect(fileError(RETURN_IMAGE_RULE, { name, size, type: '' })).toBe(error);
});

it('photos are uploaded one by one, so that one that fails loses no other', () => {
  expect(RETURN_IMAGE_RULE.maxFiles).toBe(1);
});
