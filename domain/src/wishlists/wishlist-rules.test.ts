import { describe, expect, it } from 'vitest';
import { commentErrors, tidyWishlistForm, wishlistErrors } from './wishlist-rules.ts';

const FORM = { listName: 'Klasse 3b', listDescription: '' };
const REQUIRED = 'vue.form.error.requiredField';
const TOO_LONG = 'shop.form.error.tooLong';

describe('the form of a list', () => {
  it.each([
    [FORM, []],
    [{ ...FORM, listName: ' \u{200B}' }, [{ field: 'listName', message: REQUIRED }]],
    [
      { listName: 'x'.repeat(61), listDescription: 'x'.repeat(501) },
      [
        { field: 'listName', message: TOO_LONG },
        { field: 'listDescription', message: TOO_LONG },
      ],
    ],
  ])('%# needs a name and has a length', (form, errors) => {
    expect(wishlistErrors(form)).toEqual(errors);
  });

  it('is meant without what nobody sees: a name on one line, a description on several', () => {
    expect(tidyWishlistForm({ listName: '  Klasse\n 3b ', listDescription: ' Zeile 1\r\nZeile  2 ' })).toEqual({
      listName: 'Klasse 3b',
      listDescription: 'Zeile 1\nZeile  2',
    });
  });
});

describe('a comment', () => {
  it.each([
    ['Bitte in Rot', []],
    [' \n ', [{ field: 'listComment', message: REQUIRED }]],
    ['x'.repeat(500), []],
    ['x'.repeat(501), [{ field: 'listComment', message: TOO_LONG }]],
  ])('%# says something, and not too much', (text, errors) => {
    expect(commentErrors(text)).toEqual(errors);
  });
});
