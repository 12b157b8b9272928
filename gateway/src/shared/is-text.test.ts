import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { describe, expect, it } from 'vitest';
import { SelectedVariantInput } from '../catalogue/variant.types.ts';
import { IsLongText, IsText } from './is-text.ts';

class Note {
  @IsText() readonly line: string;
  @IsLongText() readonly lines: string;
}

const read = (text: string): readonly string[] => {
  const { line, lines } = plainToInstance(Note, { line: text, lines: text });
  return [line, lines];
};

describe('a text from a request', () => {
  it('gets a replacement for a lone surrogate: some shops refuse a whole request because of one', () => {
    expect(read('Kö\ud800ln \udc00')).toEqual(['Kö\ufffdln \ufffd', 'Kö\ufffdln \ufffd']);
  });

  it('gets one in a chosen variant too, which shares a request with others', () => {
    expect(plainToInstance(SelectedVariantInput, { name: 'Farbe\ud800', value: '\udfff' })).toEqual({
      name: 'Farbe\ufffd',
      value: '\ufffd',
    });
  });

  it('keeps characters that consist of two surrogates', () => {
    expect(read('Kreide 🖍')).toEqual(['Kreide 🖍', 'Kreide 🖍']);
  });

  it('gets spaces for control characters, except line breaks in multi-line texts', () => {
    expect(read('a\u0000\tb\r\nc')).toEqual(['a b c', 'a \tb\nc']);
  });
});
