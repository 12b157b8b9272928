import { expect, it } from 'vitest';
import { omitNil } from './omit-nil.ts';

it('leaves out what is not there, and keeps what is there though it is nothing much', () => {
  expect(omitNil({ name: 'Heft', notice: undefined, picture: null, count: 0, text: '', isSold: false })).toStrictEqual({ name: 'Heft', count: 0, text: '', isSold: false });
});
