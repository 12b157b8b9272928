import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Longest text of a single field that any form takes; what fits the shop, the domain's rules say. */
const MAX_TEXT = 200;
const MAX_SECRET = 200;

/** A text of a form, bounded. */
export const IsText = (max = MAX_TEXT): PropertyDecorator => applyDecorators(IsString(), MaxLength(max));

export const IsOptionalText = (max = MAX_TEXT): PropertyDecorator => applyDecorators(IsOptional(), IsString(), MaxLength(max));

/** A password as typed: bounded only so that nobody sends a book. */
export const IsSecret = (): PropertyDecorator => applyDecorators(IsString(), MaxLength(MAX_SECRET));
