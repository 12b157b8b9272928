import { ApolloServer } from '@apollo/server';
import type { BaseContext } from '@apollo/server';
import { ApolloDriver } from '@nestjs/apollo';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';

/** A programming error: the driver was started before the schema was built. */
export class SchemaMissing extends Error {
  override readonly name = 'SchemaMissing';
}

/**
 * Nest's Apollo driver without its own route: `routes.ts` registers `/graphql`,
 * because trusted documents and cached responses come before Apollo.
 */
@Injectable()
export class ShopApolloDriver extends ApolloDriver {
  protected override async registerFastify({
    typeDefs: _noText,
    resolvers: _inSchema,
    schema,
    ...options
  }: ApolloDriverConfig): Promise<void> {
    if (schema === undefined) throw new SchemaMissing('Nest hands the driver no schema');
    const server = new ApolloServer<BaseContext>({ ...options, schema });
    await server.start();
    this.apolloServer = server;
  }
}
