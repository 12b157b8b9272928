import { expect, it } from 'vitest';
import { buttonTypeOf } from './button-type.ts';

it.each(['primary', 'secondary', 'red', 'green', 'outline', 'link'])('%s is a colour scheme (FORM-18)', (word) => {
  expect(buttonTypeOf(word)).toBe(word);
});

it.each(['blue', 'Primary', '', undefined, 'toString'])('%j is none (FORM-18)', (word) => {
  expect(buttonTypeOf(word)).toBeUndefined();
});
