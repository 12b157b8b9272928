import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

const message = '$property must be an object';

/** A part of a body with its own class; required unless marked as optional. */
export const IsForm = (form: () => new () => object): PropertyDecorator =>
  applyDecorators(IsObject({ message }), ValidateNested({ message }), Type(form));
