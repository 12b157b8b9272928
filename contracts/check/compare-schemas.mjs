import { findBreakingChanges, GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, isUnionType, specifiedScalarTypes, validate } from 'graphql';

import { pruned } from './prune.mjs';
import { argumentCoordinate, fieldsOf, usageOf } from './usage.mjs';

/** @import { OperationDocument } from './read-operations.mjs' */
/** @import { Usage } from './usage.mjs' */

/**
 * `BREAKING` stops a deployment · `WARN` works on, for now · `UNUSED` breaks others, none of our operations.
 * @typedef {{ readonly level: 'BREAKING' | 'WARN' | 'UNUSED', readonly change: string, readonly operations: readonly string[] }} Finding
 */

/** @typedef {Pick<Finding, 'level' | 'change'>} Change */

/** An operation that even the older schema does not know says nothing about the newer one. */
export class ForeignOperation extends Error {
  /** @override */
  name = 'ForeignOperation';
}

/**
 * @param {readonly string[]} texts
 * @param {Finding['level']} level
 * @returns {Change[]}
 */
const changes = (texts, level) => texts.map((change) => ({ level, change }));

/**
 * The standard scalars are there whether or not something refers to them: the one that a field no longer has is not removed.
 * @param {GraphQLSchema} schema
 */
const withStandardScalars = (schema) => {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, ...specifiedScalarTypes] });
};

/**
 * @param {GraphQLSchema} older
 * @param {GraphQLSchema} newer
 */
const breaksBetween = (older, newer) => findBreakingChanges(withStandardScalars(older), withStandardScalars(newer)).map(({ description }) => description);

/**
 * Who tells the values of an enum apart, or the members of a union, has no answer for a new one.
 * @param {GraphQLSchema} older
 * @param {GraphQLSchema} newer
 * @param {Usage} usage
 * @param {ReadonlySet<string>} tolerated
 */
const growth = (older, newer, usage, tolerated) =>
  [...usage.leaves, ...usage.composites].flatMap((name) => {
    const [before, after] = [older.getType(name), newer.getType(name)];
    const level = tolerated.has(name) ? 'WARN' : 'BREAKING';
    if (isEnumType(before) && isEnumType(after)) {
      const added = after.getValues().filter((value) => before.getValue(value.name) === undefined);
      return changes(added.map((value) => `${value.name} was added to enum ${name}, which we receive.`), level);
    }
    if (isUnionType(before) && isUnionType(after)) {
      const known = before.getTypes().map((member) => member.name);
      const added = after.getTypes().filter((member) => !known.includes(member.name));
      return changes(added.map((member) => `${member.name} was added to union ${name}, which we receive.`), level);
    }
    return [];
  });

/**
 * Values that we receive and never send, and that come no more: a screen may wait for them in vain.
 * @param {GraphQLSchema} older
 * @param {GraphQLSchema} newer
 * @param {Usage} usage
 */
const vanished = (older, newer, usage) =>
  [...usage.leaves].flatMap((name) => {
    const [before, after] = [older.getType(name), newer.getType(name)];
    if (usage.sent.has(name) || !isEnumType(before) || !isEnumType(after)) return [];
    return before.getValues().flatMap((value) => (after.getValue(value.name) === undefined ? [`${value.name} was removed from enum type ${name}.`] : []));
  });

/**
 * @param {GraphQLSchema} schema
 * @param {string} type
 * @param {string} field
 */
const fieldOf = (schema, type, field) => {
  const owner = schema.getType(type);
  return isObjectType(owner) || isInterfaceType(owner) ? owner.getFields()[field] : undefined;
};

/**
 * @param {GraphQLSchema} older
 * @param {GraphQLSchema} newer
 * @param {Usage} usage
 */
const movedDefaults = (older, newer, usage) => {
  const ofArguments = fieldsOf(usage).flatMap(([type, field]) =>
    (fieldOf(older, type, field)?.args ?? []).flatMap((before) => {
      const after = fieldOf(newer, type, field)?.args.find(({ name }) => name === before.name);
      const coordinate = argumentCoordinate(type, field, before.name);
      const moved = after !== undefined && JSON.stringify(after.defaultValue) !== JSON.stringify(before.defaultValue);
      return moved && usage.omitted.has(coordinate) ? [coordinate] : [];
    }),
  );
  const ofInputs = [...usage.sent].flatMap((name) => {
    const [before, after] = [older.getType(name), newer.getType(name)];
    if (!isInputObjectType(before) || !isInputObjectType(after)) return [];
    const fields = after.getFields();
    return Object.values(before.getFields())
      .filter(({ name: field, defaultValue }) => field in fields && JSON.stringify(fields[field]?.defaultValue) !== JSON.stringify(defaultValue))
      .map(({ name: field }) => `${name}.${field}`);
  });
  return [...ofArguments, ...ofInputs].map((coordinate) => `The default of ${coordinate} has changed, and we may leave it out.`);
};

const DATE = /\d{4}-\d{2}-\d{2}/;

/** @param {string} reason */
const end = (reason) => {
  const date = DATE.exec(reason)?.[0];
  return date === undefined ? 'no date is named' : `until ${date}`;
};

/**
 * @param {GraphQLSchema} newer
 * @param {Usage} usage
 */
const deprecations = (newer, usage) => {
  const fields = fieldsOf(usage).flatMap(([type, name]) => {
    const field = fieldOf(newer, type, name);
    const args = (field?.args ?? []).map((argument) => ({ coordinate: argumentCoordinate(type, name, argument.name), reason: argument.deprecationReason }));
    return [{ coordinate: `${type}.${name}`, reason: field?.deprecationReason }, ...args.filter(({ coordinate }) => usage.given.has(coordinate))];
  });
  const values = [...usage.leaves, ...usage.sent].flatMap((name) => {
    const type = newer.getType(name);
    const members = isEnumType(type) ? type.getValues() : isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return members.map((member) => ({ coordinate: `${name}.${member.name}`, reason: member.deprecationReason }));
  });
  return [...fields, ...values].flatMap(({ coordinate, reason }) =>
    reason == null ? [] : [`${coordinate} is deprecated (${end(reason)}): ${reason}`],
  );
};

/**
 * @param {GraphQLSchema} older
 * @param {GraphQLSchema} newer
 * @param {OperationDocument} operation
 * @param {ReadonlySet<string>} tolerated
 * @returns {readonly Change[]}
 */
const changesFor = (older, newer, { name, document }, tolerated) => {
  const [foreign] = validate(older, document);
  if (foreign !== undefined) throw new ForeignOperation(`${name} does not fit the older schema, which must be the one that the operations were written for: ${foreign.message}`);
  const usage = usageOf(older, document);
  const breaks = breaksBetween(pruned(older, usage, newer), pruned(newer, usage, newer));
  // What a break does to the document would say the same once more.
  const refusals = breaks.length > 0 ? [] : validate(newer, document);
  return [
    ...changes(breaks, 'BREAKING'),
    ...changes(refusals.map(({ message }) => message), 'BREAKING'),
    ...growth(older, newer, usage, tolerated),
    ...changes(vanished(older, newer, usage), 'WARN'),
    ...changes(movedDefaults(older, newer, usage), 'WARN'),
    ...changes(deprecations(newer, usage), 'WARN'),
  ];
};

/** @type {readonly Finding['level'][]} */
const GRAVEST_FIRST = ['BREAKING', 'WARN', 'UNUSED'];

/**
 * What a newer schema does to the given operations, and what it does to others only.
 * @param {GraphQLSchema} older
 * @param {GraphQLSchema} newer
 * @param {readonly OperationDocument[]} operations
 * @param {{ readonly tolerated?: readonly string[] }} [known] enums and unions whose unknown values we have an answer for
 * @returns {readonly Finding[]}
 */
export const compareSchemas = (older, newer, operations, { tolerated = [] } = {}) => {
  /** @type {Map<string, { level: Finding['level'], change: string, operations: string[] }>} */
  const found = new Map();
  for (const operation of operations) {
    for (const { level, change } of changesFor(older, newer, operation, new Set(tolerated))) {
      const finding = found.get(change) ?? { level, change, operations: [] };
      if (!finding.operations.includes(operation.name)) finding.operations.push(operation.name);
      found.set(change, finding);
    }
  }
  const others = breaksBetween(older, newer).filter((description) => !found.has(description));
  const unused = others.map((change) => ({ level: /** @type {const} */ ('UNUSED'), change, operations: [] }));
  return [...found.values(), ...unused].sort((a, b) => GRAVEST_FIRST.indexOf(a.level) - GRAVEST_FIRST.indexOf(b.level));
};
