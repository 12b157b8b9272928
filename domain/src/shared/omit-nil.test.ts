import { expect, it } from 'vitest';
import { omitNil } from './omit-nil.ts';

it('leaves out null and undefined, but not zero, false or empty texts', () => {
  expect(omitNil({ name: 'Heft', notice: undefined, picture: null, count: 0, text: '', isSold: false })).toStrictEqual({
    name: 'Heft',
    count: 0,
    text: '',
    isSold: false,
  });
});
