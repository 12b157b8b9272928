import { applyDecorators, Controller } from '@nestjs/common';
import { Resolver } from '@nestjs/graphql';

/** Something that a visitor can do, with all its entrances: a GraphQL mutation, a form, a route of the API. Listed in `ACTIONS`. */
export const Action = (): ClassDecorator => applyDecorators(Resolver(), Controller());
