import { IsInt, MinLength } from 'class-validator';
import { expect, it } from 'vitest';
import { inputValidation } from './input-validation.ts';

class Wish {
  @MinLength(3) readonly name: string;
}

class DatedWish extends Wish {
  @IsInt() readonly year: number;
}

const refusalOf = async (metatype: typeof Wish, value: unknown): Promise<string> => {
  try {
    return JSON.stringify(await inputValidation.transform(value, { type: 'body', metatype }));
  } catch (refusal) {
    return (refusal as Error).message;
  }
};

it('holds each input against the rules of its class and of those above it, the second one like the first', async () => {
  const asked = [
    [Wish, { name: 'ab' }],
    [DatedWish, { name: 'ab', year: 'soon' }],
    [Wish, { name: 'ink', year: 'soon' }],
    [DatedWish, { name: 'ink', year: 2026 }],
  ] as const;
  const replies = [
    'name must be longer than or equal to 3 characters',
    'year must be an integer number; name must be longer than or equal to 3 characters',
    '{"name":"ink"}',
    '{"name":"ink","year":2026}',
  ];
  for (let round = 0; round < 2; round += 1)
    expect(await Promise.all(asked.map(([type, value]) => refusalOf(type, value)))).toEqual(replies);
});

it('survives an input that names a class of its own', async () => {
  expect(await refusalOf(Wish, { name: 'ink', constructor: 'Wish' })).toBe('{"name":"ink"}');
});
