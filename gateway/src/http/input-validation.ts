import { BadRequestException, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';

const messagesOf = ({ constraints = {}, children = [] }: ValidationError): readonly string[] => [
  ...Object.values(constraints),
  ...children.flatMap(messagesOf),
];

/** Checks everything that comes in against its class: malformed input is refused with what is wrong about it. */
export const inputValidation = new ValidationPipe({
  transform: true,
  whitelist: true,
  exceptionFactory: (errors) => new BadRequestException([...new Set(errors.flatMap(messagesOf))].join('; ')),
});
