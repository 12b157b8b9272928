import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsOptional, ValidateBy } from 'class-validator';

/**
 * Longest text that is accepted at all. The domain's rules refuse text that is too long for its field, at that field and with
 * its limit (`FIELD_LIMITS`); this bound only stops abuse.
 */
export const MAX_TEXT = 10_000;

const CONTROL = /\p{Cc}+/gu;
const CONTROL_BUT_LINES = /(?![\t\n])\p{Cc}/gu;
const LINE_END = /\r\n?/gu;

/** Replaces lone surrogates, which JSON can contain: some servers would refuse a whole batch of operations because of one. */
const readText = (value: unknown, read: (text: string) => string): unknown =>
  typeof value === 'string' ? read(value.toWellFormed()) : value;

const readAs = (read: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { readonly value: unknown }) => readText(value, read));

const oneLine = (text: string): string => text.replaceAll(CONTROL, ' ');

/** What is said of a field whose text is longer than that. */
export const notAText = (field: string, max = MAX_TEXT): string =>
  `${field} must be a text of at most ${max} characters`;

const bounded = (max: number): PropertyDecorator =>
  ValidateBy({
    name: 'isText',
    validator: {
      validate: (value) => typeof value === 'string' && value.length <= max,
      defaultMessage: () => notAText('$property', max),
    },
  });

/** A single-line text. Control characters, such as the tabs of a row copied from a table, become spaces. */
export const IsText = (max = MAX_TEXT): PropertyDecorator => applyDecorators(readAs(oneLine), bounded(max));

/** A multi-line text. A line's end counts as one character, as in its field, although browsers post two. */
export const IsLongText = (max = MAX_TEXT): PropertyDecorator =>
  applyDecorators(
    readAs((text) => text.replaceAll(LINE_END, '\n').replaceAll(CONTROL_BUT_LINES, ' ')),
    bounded(max),
  );

const isShortText = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_TEXT;

/** The single-line texts of a field that its form has several times; browsers post one of them alone as it is. */
export const IsTexts = (most: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { readonly value: unknown }) => [value ?? []].flat().map((text) => readText(text, oneLine))),
    ArrayMaxSize(most),
    ValidateBy({
      name: 'isTexts',
      validator: {
        validate: (values) => Array.isArray(values) && values.every(isShortText),
        defaultMessage: () => '$property must be texts of at most $constraint1 characters',
      },
      constraints: [MAX_TEXT],
    }),
  );

export const IsOptionalText = (): PropertyDecorator => applyDecorators(IsOptional(), IsText());

/** A password as typed. */
export const IsSecret = (): PropertyDecorator => bounded(MAX_TEXT);
