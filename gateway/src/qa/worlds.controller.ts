import { All, Controller, Delete, Get, HttpCode, Inject, Param, Post, UseFilters, UseGuards } from '@nestjs/common';
import type { WorldDescription } from '@shop/fakes/qa/describe-world';
import { QaRefused } from '@shop/fakes/qa/qa-refused';
import type { Sent } from '@shop/fakes/qa/read-fields';
import { worldsDesk } from '@shop/fakes/qa/worlds-desk';
import type { WorldsDesk } from '@shop/fakes/qa/worlds-desk';
import { HandOver } from '../http/hand-over.filter.ts';
import { JsonOnly } from '../http/route-guards.ts';
import { Asked } from './asked.ts';
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
  create(@Asked() sent: Sent): ReturnType<WorldsDesk['create']> {
    return this.desk.create(sent);
  }

  @Get()
  list(@Asked() sent: Sent): ReturnType<WorldsDesk['list']> {
    return this.desk.list(sent);
  }

  @Get(':world')
  show(@Param('world') id: string, @Asked() sent: Sent): WorldDescription {
    return this.desk.show(id, sent);
  }

  @Delete(':world')
  @HttpCode(204)
  remove(@Param('world') id: string, @Asked() sent: Sent): void {
    this.desk.remove(id, sent);
  }

  @Post(':world/clock')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  clock(@Param('world') id: string, @Asked() sent: Sent): ReturnType<WorldsDesk['moveClock']> {
    return this.desk.moveClock(id, sent);
  }

  @Post(':world/reset')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  reset(@Param('world') id: string, @Asked() sent: Sent): WorldDescription {
    return this.desk.reset(id, sent);
  }

  @Get(':world/mails')
  mails(@Param('world') id: string, @Asked() sent: Sent): ReturnType<WorldsDesk['mails']> {
    return this.desk.mails(id, sent);
  }

  @Get(':world/orders')
  orders(@Param('world') id: string, @Asked() sent: Sent): ReturnType<WorldsDesk['orders']> {
    return this.desk.orders(id, sent);
  }

  @Post(':world/parameters')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  parameter(@Param('world') id: string, @Asked() sent: Sent): WorldDescription {
    return this.desk.setParameter(id, sent);
  }

  @Post(':world/stock')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  stock(@Param('world') id: string, @Asked() sent: Sent): WorldDescription {
    return this.desk.setStock(id, sent);
  }

  /** The shop asks its own fake without a wire on which something could break or be noted. */
  @All([':world/faults', ':world/journal', ':world/verify'])
  overTheWire(): never {
    throw new QaRefused(404, 'ONLY_OVER_THE_WIRE', 'Faults, journal and verifications belong to the wire between shop and upstream, and this shop has its own fake. npm run upstream starts the fake upstream, which has them, and prints how the shop is started against it.');
  }

  @Post(':world/prices')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  price(@Param('world') id: string, @Asked() sent: Sent): WorldDescription {
    return this.desk.setPrice(id, sent);
  }
}
