import { BadRequestException, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { MetadataStorage, ValidationError } from 'class-validator';

const messagesOf = ({ constraints = {}, children = [] }: ValidationError): readonly string[] => [
  ...Object.values(constraints),
  ...children.flatMap(messagesOf),
];

type RulesOf = MetadataStorage['getTargetValidationMetadatas'];

/**
 * class-validator collects the rules of a class anew for each input, from those of all classes. Here a class has the same rules
 * for every input: no decorator is added later, and rules have no groups (docs/decisions/0145).
 */
const rememberRules = (storage: MetadataStorage): void => {
  const collect: RulesOf = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, ReturnType<RulesOf>>();
  storage.getTargetValidationMetadatas = (target, ...options) => {
    // A body may have a `constructor` of its own.
    if (typeof target !== 'function') return collect(target, ...options);
    const rules = known.get(target) ?? collect(target, ...options);
    known.set(target, rules);
    return rules;
  };
};

rememberRules(getMetadataStorage());

/** Validates all input against its class; a refusal says what is malformed. */
export const inputValidation = new ValidationPipe({
  transform: true,
  whitelist: true,
  exceptionFactory: (errors) => new BadRequestException([...new Set(errors.flatMap(messagesOf))].join('; ')),
});
