import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PARAMTYPES_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { getMetadataStorage } from 'class-validator';
import { ACTIONS } from './resolvers.ts';
import { READ_FIELDS } from './request/reads-fields.decorator.ts';

const FORMS = 'forms/';

/** A form takes a body of which nobody knows the fields. */
class UnknownFields extends Error {
  override readonly name = 'UnknownFields';
}

interface Method {
  readonly controller: Type;
  readonly name: string;
  readonly handler: object;
}

interface PostedForm {
  readonly name: string;
  readonly fields: readonly string[];
}

const methodsOf = (controller: Type): readonly Method[] =>
  Object.entries(Object.getOwnPropertyDescriptors(controller.prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' ? [{ controller, name, handler: value as object }] : [],
  );

/** The class that describes the body of a method, if it takes one. */
const bodyOf = ({ controller, name }: Method): Type | undefined => {
  const parameters: Readonly<Record<string, { readonly index: number }>> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const body = Object.entries(parameters).find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`))?.[1];
  return body && Reflect.getMetadata(PARAMTYPES_METADATA, controller.prototype, name)[body.index];
};

const fieldsOf = (method: Method): readonly string[] => {
  const read: readonly string[] | undefined = Reflect.getMetadata(READ_FIELDS, method.handler);
  if (read !== undefined) return read;
  const body = bodyOf(method);
  if (body === undefined) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(body, '', false, false);
  if (rules.length === 0) throw new UnknownFields(`${method.controller.name}.${method.name}: see @ReadsFields()`);
  return rules.map(({ propertyName }) => propertyName);
};

const formsOf = (method: Method): readonly PostedForm[] => {
  if (Reflect.getMetadata(METHOD_METADATA, method.handler) !== RequestMethod.POST) return [];
  const parts = [method.controller, method.handler].map((part) => Reflect.getMetadata(PATH_METADATA, part) as string);
  const path = parts.filter((part) => part !== '/').join('/');
  return path.startsWith(FORMS) ? [{ name: path.slice(FORMS.length), fields: fieldsOf(method) }] : [];
};

const sorted = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted();

const typeOf = (field: string): string =>
  field.includes('*') ? `\`${field.replaceAll('*', '${string}')}\`` : `'${field}'`;

const line = ({ name, fields }: PostedForm): string => {
  const [first = 'never', ...others] = sorted(fields).map(typeOf);
  const types = others.length === 0 ? ` ${first}` : [first, ...others].map((type) => `\n    | ${type}`).join('');
  return `  '${name}':${types};\n`;
};

/** The names of forms with those of their fields, as types for the client. Sorted, so that a diff shows only what changed. */
export const formFieldsText = (controllers: readonly Type[] = ACTIONS): string => {
  const forms = controllers
    .flatMap(methodsOf)
    .flatMap(formsOf)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return `/** Forms that the gateway takes before scripts run: their names, with the names of their fields. Generated. */
export interface FormFields {
${forms.map(line).join('')}}

export type FormName = keyof FormFields;
`;
};
