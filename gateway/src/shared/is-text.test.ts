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

describe('a text that came in', () => {
  it('is read with a sign in the place of half a character: some shops refuse a whole request for one', () => {
    expect(read('Kö\ud800ln \udc00')).toEqual(['Kö\ufffdln \ufffd', 'Kö\ufffdln \ufffd']);
  });

  it('also holds for a chosen variant, which shares a request with others', () => {
    expect(plainToInstance(SelectedVariantInput, { name: 'Farbe\ud800', value: '\udfff' })).toEqual({ name: 'Farbe\ufffd', value: '\ufffd' });
  });

  it('preserves characters that are made of two halves', () => {
    expect(read('Kreide 🖍')).toEqual(['Kreide 🖍', 'Kreide 🖍']);
  });

  it('is read with spaces for control characters, of several lines without those that end them', () => {
    expect(read('a\u0000\tb\r\nc')).toEqual(['a b c', 'a \tb\r\nc']);
  });
});
