import { All, Controller, Delete, Get, HttpCode, Inject, Param, Post, UseFilters, UseGuards } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { mailUrls } from '@shop/fakes/mails/mail-url';
import type { WorldSummary } from '@shop/fakes/qa/world-summary';
import { QaRefused } from '@shop/fakes/qa/qa-refused';
import type { QaInput } from '@shop/fakes/qa/read-input';
import { worldsHandlers } from '@shop/fakes/qa/worlds-handlers';
import type { WorldsHandlers } from '@shop/fakes/qa/worlds-handlers';
import type { Env } from '../env/env.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { listeningPort } from '../network/listening-port.ts';
import { JsonOnly } from '../request/route-guards.ts';
import type { ShopFastifyAdapter } from '../http/shop-fastify-adapter.ts';
import { ENV } from '../env/env.token.ts';
import { Input } from './qa-input.decorator.ts';
import { FAKE } from './fake-backend.ts';
import type { FakeBackend } from './fake-backend.ts';
import { LocalOnly } from './local-only.guard.ts';
import { QaRefusedFilter, WorldFailureFilter } from './qa-errors.filters.ts';

/** Testers' worlds of the fake shop. */
@Controller('qa/worlds')
@UseGuards(LocalOnly)
@UseFilters(ForwardErrors, QaRefusedFilter, WorldFailureFilter)
export class WorldsController {
  private readonly handlers: WorldsHandlers;

  constructor(
    @Inject(FAKE) fake: FakeBackend,
    @Inject(ENV) { hostMarkers, shopUrl, port }: Env,
    @Inject(HttpAdapterHost) { httpAdapter }: HttpAdapterHost<ShopFastifyAdapter>,
  ) {
    this.handlers = worldsHandlers({
      worlds: fake.testWorlds,
      mailUrl: mailUrls({
        shopUrl: () => shopUrl ?? `http://${hostMarkers.de}:${listeningPort(httpAdapter.getHttpServer(), port)}`,
        hostMarkers,
      }),
      invalidatePages: (world) => fake.invalidatePages(world),
    });
  }

  @Post()
  @UseGuards(JsonOnly)
  create(@Input() input: QaInput): ReturnType<WorldsHandlers['create']> {
    return this.handlers.create(input);
  }

  @Get()
  list(@Input() input: QaInput): ReturnType<WorldsHandlers['list']> {
    return this.handlers.list(input);
  }

  @Get(':world')
  show(@Param('world') id: string, @Input() input: QaInput): WorldSummary {
    return this.handlers.show(id, input);
  }

  @Delete(':world')
  @HttpCode(204)
  remove(@Param('world') id: string, @Input() input: QaInput): void {
    this.handlers.remove(id, input);
  }

  @Post(':world/clock')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  clock(@Param('world') id: string, @Input() input: QaInput): ReturnType<WorldsHandlers['moveClock']> {
    return this.handlers.moveClock(id, input);
  }

  @Post(':world/reset')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  reset(@Param('world') id: string, @Input() input: QaInput): WorldSummary {
    return this.handlers.reset(id, input);
  }

  @Get(':world/mails')
  mails(@Param('world') id: string, @Input() input: QaInput): ReturnType<WorldsHandlers['mails']> {
    return this.handlers.mails(id, input);
  }

  @Get(':world/orders')
  orders(@Param('world') id: string, @Input() input: QaInput): ReturnType<WorldsHandlers['orders']> {
    return this.handlers.orders(id, input);
  }

  @Get(':world/subscriptions')
  subscriptions(@Param('world') id: string, @Input() input: QaInput): ReturnType<WorldsHandlers['subscriptions']> {
    return this.handlers.subscriptions(id, input);
  }

  @Get(':world/subscribers')
  subscribers(@Param('world') id: string, @Input() input: QaInput): ReturnType<WorldsHandlers['subscribers']> {
    return this.handlers.subscribers(id, input);
  }

  @Get(':world/stock-alerts')
  stockAlerts(@Param('world') id: string, @Input() input: QaInput): ReturnType<WorldsHandlers['stockAlerts']> {
    return this.handlers.stockAlerts(id, input);
  }

  @Get(':world/entries')
  entries(@Param('world') id: string, @Input() input: QaInput): ReturnType<WorldsHandlers['entries']> {
    return this.handlers.entries(id, input);
  }

  @Post(':world/parameters')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  parameter(@Param('world') id: string, @Input() input: QaInput): WorldSummary {
    return this.handlers.setParameter(id, input);
  }

  @Post(':world/stock')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  stock(@Param('world') id: string, @Input() input: QaInput): WorldSummary {
    return this.handlers.setStock(id, input);
  }

  /** A shop with its own fake sends no upstream calls that could fail or be recorded. */
  @All([':world/faults', ':world/journal', ':world/verify'])
  onlyAtUpstream(): never {
    throw new QaRefused(
      404,
      'ONLY_OVER_THE_WIRE',
      'Faults, journal and verifications are about calls from the shop to its upstream, and this shop has its own fake. npm run upstream starts the fake upstream, which has them, and prints how to start the shop against it.',
    );
  }

  @Post(':world/prices')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  price(@Param('world') id: string, @Input() input: QaInput): WorldSummary {
    return this.handlers.setPrice(id, input);
  }
}
