import { BadRequestException, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';

const messagesOf = ({ constraints = {}, children = [] }: ValidationError): readonly string[] => [
  ...Object.values(constraints),
  ...children.flatMap(messagesOf),
];

/** Validates all input against its class; a refusal says what is malformed. */
export const inputValidation = new ValidationPipe({
  transform: true,
  whitelist: true,
  exceptionFactory: (errors) => new BadRequestException([...new Set(errors.flatMap(messagesOf))].join('; ')),
});
