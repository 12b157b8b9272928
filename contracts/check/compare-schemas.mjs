import {
  BreakingChangeType,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  specifiedScalarTypes,
  validate,
} from 'graphql';

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
const breaksBetween = (older, newer) => findBreakingChanges(withStandardScalars(older), withStandardScalars(newer));

const GROWTH = /** @type {ReadonlySet<string>} */ (
  new Set([DangerousChangeType.VALUE_ADDED_TO_ENUM, DangerousChangeType.TYPE_ADDED_TO_UNION])
);
/** The enum or union that a change of graphql-js is about: its descriptions end with the name. */
const GROWN = / (?:type )?(?<name>\w+)\.$/;

/** @param {string} description */
const typeIn = (description) => GROWN.exec(description)?.groups?.['name'] ?? '';

/**
 * A value that we only receive may go: a screen may wait for it in vain, but no request names it.
 * @param {GraphQLSchema} older
 * @param {GraphQLSchema} newer
 * @param {Usage} usage
 * @returns {Change[]}
 */
const breaks = (older, newer, usage) =>
  breaksBetween(older, newer).map(({ type, description }) => {
    const isOnlyReceived =
      type === BreakingChangeType.VALUE_REMOVED_FROM_ENUM && !usage.inputTypes.has(typeIn(description));
    return { level: isOnlyReceived ? 'WARN' : 'BREAKING', change: description };
  });

/**
 * GraphQL calls growth dangerous. A reader that tells values or members apart has no answer for a new one.
 * @param {GraphQLSchema} older
 * @param {GraphQLSchema} newer
 * @param {Usage} usage
 * @param {ReadonlySet<string>} tolerated
 * @returns {Change[]}
 */
const growth = (older, newer, usage, tolerated) =>
  findDangerousChanges(older, newer).flatMap(({ type, description }) => {
    const name = typeIn(description);
    const isReceived = usage.leafTypes.has(name) || usage.compositeTypes.has(name);
    if (!GROWTH.has(type) || !isReceived) return [];
    return [
      {
        level: tolerated.has(name) ? 'WARN' : 'BREAKING',
        change: description.replace(GROWN, ' $<name>, which we receive.'),
      },
    ];
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
  const ofInputs = [...usage.inputTypes].flatMap((name) => {
    const [before, after] = [older.getType(name), newer.getType(name)];
    if (!isInputObjectType(before) || !isInputObjectType(after)) return [];
    const fields = after.getFields();
    return Object.values(before.getFields())
      .filter(
        ({ name: field, defaultValue }) =>
          field in fields && JSON.stringify(fields[field]?.defaultValue) !== JSON.stringify(defaultValue),
      )
      .map(({ name: field }) => `${name}.${field}`);
  });
  return [...ofArguments, ...ofInputs].map(
    (coordinate) => `The default of ${coordinate} has changed, and we may leave it out.`,
  );
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
    const args = (field?.args ?? []).map((argument) => ({
      coordinate: argumentCoordinate(type, name, argument.name),
      reason: argument.deprecationReason,
    }));
    return [
      { coordinate: `${type}.${name}`, reason: field?.deprecationReason },
      ...args.filter(({ coordinate }) => usage.provided.has(coordinate)),
    ];
  });
  const values = [...usage.leafTypes, ...usage.inputTypes].flatMap((name) => {
    const type = newer.getType(name);
    const members = isEnumType(type)
      ? type.getValues()
      : isInputObjectType(type)
        ? Object.values(type.getFields())
        : [];
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
  if (foreign !== undefined)
    throw new ForeignOperation(
      `${name} does not fit the older schema, which must be the one that the operations were written for: ${foreign.message}`,
    );
  const usage = usageOf(older, document);
  const [before, after] = [pruned(older, usage, { older, newer }), pruned(newer, usage, { older, newer })];
  const broken = breaks(before, after, usage);
  // A document that no longer validates because of a break would be reported twice.
  const refusals = broken.some(({ level }) => level === 'BREAKING') ? [] : validate(newer, document);
  return [
    ...broken,
    ...refusals.map(({ message }) => /** @type {Change} */ ({ level: 'BREAKING', change: message })),
    ...growth(before, after, usage, tolerated),
    ...[...movedDefaults(older, newer, usage), ...deprecations(newer, usage)].map(
      (change) => /** @type {Change} */ ({ level: 'WARN', change }),
    ),
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
  const others = breaksBetween(older, newer)
    .map(({ description }) => description)
    .filter((change) => !found.has(change));
  const unused = others.map((change) => ({ level: /** @type {const} */ ('UNUSED'), change, operations: [] }));
  return [...found.values(), ...unused].sort((a, b) => GRAVEST_FIRST.indexOf(a.level) - GRAVEST_FIRST.indexOf(b.level));
};
