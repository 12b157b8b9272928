import { describe, expect, it } from 'vitest';
import { noting, outsideSchema } from '../testing/noting.ts';
import { readMessage } from './read-message.ts';
import { enumReader, wordReader } from './read-word.ts';

const readColour = enumReader<'RED' | 'BLUE', string, 'unknown'>('Colour', { RED: 'red', BLUE: 'blue' }, 'unknown');
const readSize = wordReader('Box.size', ['a4', 'a5'], undefined);

describe('a value of an enum', () => {
  it('is the domain’s word for it', () => {
    expect(noting(() => [readColour('RED'), readColour('BLUE')])).toEqual({ value: ['red', 'blue'], unknown: [] });
  });

  it.each(['GREEN', 'red', 'constructor', ''])('is noted if it is unknown, and stands for no other: %o', (said) => {
    expect(noting(() => readColour(outsideSchema(said)))).toEqual({ value: 'unknown', unknown: [`Colour: ${said}`] });
  });

  it('may be null, which is not unknown', () => {
    expect(noting(() => readColour(null))).toEqual({ value: 'unknown', unknown: [] });
  });
});

it('a text is one of its words, or noted', () => {
  expect(noting(() => [readSize('a4'), readSize('a6'), readSize(null)])).toEqual({
    value: ['a4', undefined, undefined],
    unknown: ['Box.size: a6'],
  });
});

it('a message key without a text here is noted, and replaced by the general message', () => {
  expect(
    noting(() => [readMessage('shop.payment.error'), readMessage('upstream.key.of.tomorrow'), readMessage(null)]),
  ).toEqual({
    value: ['shop.payment.error', 'vue.cart.error.somethingWentWrong', 'vue.cart.error.somethingWentWrong'],
    unknown: ['message key: upstream.key.of.tomorrow'],
  });
});
