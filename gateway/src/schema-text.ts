import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { RESOLVERS } from './resolvers.ts';

/** The client-facing schema as it is committed: sorted, so that a diff shows only what changed. */
export const schemaText = async (): Promise<string> => {
  const nest = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = await nest.get(GraphQLSchemaFactory).create([...RESOLVERS]);
  await nest.close();
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
};
