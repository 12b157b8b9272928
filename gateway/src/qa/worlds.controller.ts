import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, UseFilters, UseGuards } from '@nestjs/common';
import { setPrice } from '@shop/fakes/catalogue/prices';
import { setStock } from '@shop/fakes/catalogue/stock';
import type { OrderRecord } from '@shop/fakes/orders/order-record';
import { setParameter } from '@shop/fakes/parameters/parameter-table';
import { capturedMails } from '@shop/fakes/worlds/mails';
import type { Mail } from '@shop/fakes/worlds/mails';
import { startScenario } from '@shop/fakes/worlds/scenarios/start-scenario';
import type { StartedScenario } from '@shop/fakes/worlds/scenarios/start-scenario';
import { entriesOf } from '@shop/fakes/worlds/table';
import type { FiredTimer } from '@shop/fakes/worlds/timers';
import type { World } from '@shop/fakes/worlds/world';
import type { WorldStart } from '@shop/fakes/worlds/worlds';
import { HandOver } from '../http/hand-over.filter.ts';
import { JsonOnly } from '../http/route-guards.ts';
import { given } from '../shared/given.ts';
import { describeWorld } from './describe-world.ts';
import type { WorldDescription } from './describe-world.ts';
import type { FakeBackend } from './fake-backend.ts';
import { FromInside } from './from-inside.guard.ts';
import { mustBeSold } from './must-be-sold.ts';
import { FAKE } from './qa.token.ts';
import { ClockChange, MailQuestion, NewWorld, ParameterChange, PriceChange, StockChange } from './qa-bodies.ts';
import { WorldFailures } from './world-failures.filter.ts';

/** Testers' worlds of the fake shop (staging 1.1, 1.2, 1.7). */
@Controller('qa/worlds')
@UseGuards(FromInside)
@UseFilters(HandOver, WorldFailures)
export class WorldsController {
  constructor(@Inject(FAKE) private readonly fake: FakeBackend) {}

  @Post()
  @UseGuards(JsonOnly)
  async create(@Body() { id, seed, scenario, at, pinned }: NewWorld): Promise<WorldDescription & { readonly scenario?: StartedScenario }> {
    const { testWorlds, shop } = this.fake;
    const clock = at == null ? undefined : ({ mode: 'frozen', at: Date.parse(at) } as const);
    const start: WorldStart = given({ id, seed, clock, pinned });
    if (scenario == null) return describeWorld(testWorlds.create(start));
    const started = await startScenario({ worlds: testWorlds, shop }, scenario, start);
    return { ...describeWorld(testWorlds.get(started.worldId)), scenario: started };
  }

  @Get()
  list(): { readonly ids: readonly string[] } {
    return { ids: this.fake.testWorlds.ids };
  }

  @Get(':world')
  show(@Param('world') id: string): WorldDescription {
    return describeWorld(this.worldOf(id));
  }

  @Delete(':world')
  @HttpCode(204)
  remove(@Param('world') id: string): void {
    this.fake.testWorlds.remove(this.worldOf(id).id);
  }

  /** Moves the clock forward, or changes its pace; answers what fell due on the way. */
  @Post(':world/clock')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  clock(@Param('world') id: string, @Body() { advanceMs, to, mode, factor }: ClockChange): WorldDescription & { readonly fired: readonly FiredTimer[] } {
    const world = this.changed(id);
    if (mode != null) world.setPace(mode === 'scaled' ? { mode, factor: factor ?? 1 } : { mode });
    const fired = this.advance(world, advanceMs, to);
    return { ...describeWorld(world), fired };
  }

  @Post(':world/reset')
  @HttpCode(200)
  reset(@Param('world') id: string): WorldDescription {
    const world = this.changed(id);
    world.reset();
    return describeWorld(world);
  }

  @Get(':world/mails')
  async mails(@Param('world') id: string, @Query() { to, template, afterSeq, waitMs }: MailQuestion): Promise<{ readonly mails: readonly Mail[] }> {
    return { mails: await capturedMails(this.worldOf(id), given({ to, template, afterSeq, waitMs })) };
  }

  @Get(':world/orders')
  orders(@Param('world') id: string): { readonly orders: readonly OrderRecord[] } {
    return { orders: this.worldOf(id).read(({ state }) => entriesOf(state.orders).map(([, order]) => order)) };
  }

  @Post(':world/parameters')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  parameter(@Param('world') id: string, @Body() { name, value }: ParameterChange): WorldDescription {
    const world = this.changed(id);
    world.run((turn) => setParameter(turn, name, value));
    return describeWorld(world);
  }

  @Post(':world/stock')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  stock(@Param('world') id: string, @Body() { itemId, pieces }: StockChange): WorldDescription {
    const world = this.changed(id);
    mustBeSold(world, itemId);
    world.run((turn) => setStock(turn, itemId, pieces));
    return describeWorld(world);
  }

  @Post(':world/prices')
  @HttpCode(200)
  @UseGuards(JsonOnly)
  price(@Param('world') id: string, @Body() { itemId, gross }: PriceChange): WorldDescription {
    const world = this.changed(id);
    mustBeSold(world, itemId);
    world.run((turn) => setPrice(turn, itemId, gross));
    return describeWorld(world);
  }

  private worldOf(id: string): World {
    return this.fake.testWorlds.get(id);
  }

  /** A world that a tester changes from outside: what was shown of it no longer holds. */
  private changed(id: string): World {
    const world = this.worldOf(id);
    this.fake.touch(world);
    return world;
  }

  private advance(world: World, advanceMs: number | null | undefined, to: string | null | undefined): readonly FiredTimer[] {
    if (to != null) return world.advance({ to: new Date(to) });
    return advanceMs == null ? [] : world.advance({ advanceMs });
  }
}
