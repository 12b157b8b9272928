import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';

/** Longest text of a single field that any form takes; what fits the shop, the domain's rules say. */
const MAX_TEXT = 200;
const MAX_SECRET = 200;

const CONTROL = /\p{Cc}/u;
const LINE_ENDS = /[\t\r\n]/gu;

const isLine = (value: unknown, max: number): boolean => typeof value === 'string' && value.length <= max && !CONTROL.test(value);

/** A text of one line, bounded. */
export const IsText = (max = MAX_TEXT): PropertyDecorator =>
  ValidateBy({
    name: 'isText',
    validator: {
      validate: (value) => isLine(value, max),
      defaultMessage: () => `$property must be a text of at most ${max} characters, without control characters`,
    },
  });

/** A text of several lines, bounded. */
export const IsLongText = (max: number): PropertyDecorator =>
  ValidateBy({
    name: 'isLongText',
    validator: {
      validate: (value) => isLine(typeof value === 'string' ? value.replaceAll(LINE_ENDS, ' ') : value, max),
      defaultMessage: () => `$property must be a text of at most ${max} characters, without control characters but line ends`,
    },
  });

export const IsOptionalText = (max = MAX_TEXT): PropertyDecorator => applyDecorators(IsOptional(), IsText(max));

/** A password as typed: bounded only so that nobody sends a book. */
export const IsSecret = (): PropertyDecorator => applyDecorators(IsString(), MaxLength(MAX_SECRET));
