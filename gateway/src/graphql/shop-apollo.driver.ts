import { ApolloServer } from '@apollo/server';
import type { BaseContext } from '@apollo/server';
import { ApolloDriver } from '@nestjs/apollo';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';

/**
 * Nest's Apollo driver without its own route: `graphql-door.ts` opens `/graphql`,
 * because trusted documents and kept answers come before Apollo.
 */
@Injectable()
export class ShopApolloDriver extends ApolloDriver {
  protected override async registerFastify({ typeDefs, resolvers, ...options }: ApolloDriverConfig): Promise<void> {
    const server = new ApolloServer<BaseContext>({ ...options, schema: options.schema! });
    await server.start();
    this.apolloServer = server;
  }
}
