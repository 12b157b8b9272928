import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsDefined, ValidateNested } from 'class-validator';

/** A part of a body that has a class of its own, and must be there. */
export const IsForm = (form: () => new () => object): PropertyDecorator => applyDecorators(IsDefined(), ValidateNested(), Type(form));
