import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, UseFilters, UseGuards } from '@nestjs/common';
import type { WorldDescription } from '@shop/fakes/qa/describe-world';
import { worldsDesk } from '@shop/fakes/qa/worlds-desk';
import type { WorldsDesk } from '@shop/fakes/qa/worlds-desk';
import { HandOver } from '../http/hand-over.filter.ts';
import { JsonOnly } from '../http/route-guards.ts';
import type { FakeBackend } from './fake-backend.ts';
import { FromInside } from './from-inside.guard.ts';
import { FAKE } from './qa.token.ts';
import { QaRefusals } from './qa-refusals.filter.ts';
import { WorldFailures } from './world-failures.filter.ts';

/** Testers' worlds of the fake shop (staging 1.1, 1.2, 1.7). */
@Controller('qa/worlds')
@UseGuards(FromInside)
@UseFilters(HandOver, QaRefusals, WorldFailures)
export class WorldsController {
  private readonly desk: WorldsDesk;

  constructor(@Inject(FAKE) fake: FakeBackend) {
    this.desk = worldsDesk({ worlds: fake.testWorlds, shop: fake.shop, touch: (world) => fake.touch(world) });
  }

  @Post()
  @UseGuards(JsonOnly)
  create(@Body() body: unknown): ReturnType<WorldsDesk['create']> {
    return this.desk.create(body);
  }

  @Get()
  list(): ReturnType<WorldsDesk['list']> {
    return this.desk.list();
  }

  @Get(':world')
  show(@Param('world') id: string): WorldDescription {
    return this.desk.show(id);
  }

  @Delete(':world')
  @HttpCode(204)
  remove(@Param('world') id: string): void {
    this.desk.remove(id);
  }

  @Post(':world/clock')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  clock(@Param('world') id: string, @Body() body: unknown): ReturnType<WorldsDesk['moveClock']> {
    return this.desk.moveClock(id, body);
  }

  @Post(':world/reset')
  @HttpCode(200)
  reset(@Param('world') id: string): WorldDescription {
    return this.desk.reset(id);
  }

  @Get(':world/mails')
  mails(@Param('world') id: string, @Query() query: unknown): ReturnType<WorldsDesk['mails']> {
    return this.desk.mails(id, query);
  }

  @Get(':world/orders')
  orders(@Param('world') id: string): ReturnType<WorldsDesk['orders']> {
    return this.desk.orders(id);
  }

  @Post(':world/parameters')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  parameter(@Param('world') id: string, @Body() body: unknown): WorldDescription {
    return this.desk.setParameter(id, body);
  }

  @Post(':world/stock')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  stock(@Param('world') id: string, @Body() body: unknown): WorldDescription {
    return this.desk.setStock(id, body);
  }

  @Post(':world/prices')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  price(@Param('world') id: string, @Body() body: unknown): WorldDescription {
    return this.desk.setPrice(id, body);
  }
}
