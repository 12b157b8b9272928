import { SetMetadata } from '@nestjs/common';

/** Metadata of a method: the fields that it reads by name. */
export const READ_FIELDS = 'form:fields';

/** Of a form whose body no class describes: the fields that are read from it. `*` stands for an id. */
export const ReadsFields = (fields: readonly string[]): MethodDecorator => SetMetadata(READ_FIELDS, fields);
