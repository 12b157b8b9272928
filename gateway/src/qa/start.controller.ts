import { Controller, Get, Inject, Param, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { hostOfStorefront } from '@shop/domain/storefronts/storefront-host';
import { WorldFailure } from '@shop/fakes/worlds/world-failure';
import { scenarioOf } from '@shop/fakes/scenarios/scenarios';
import { startScenario } from '@shop/fakes/scenarios/start-scenario';
import type { StartedScenario } from '@shop/fakes/scenarios/start-scenario';
import { newWorldQuery } from '@shop/fakes/qa/world-inputs';
import { TEST_VALUES, SCENARIO_LIST } from '@shop/fakes/qa/test-values';
import { readNothing, readQuery } from '@shop/fakes/qa/read-input';
import type { QaInput } from '@shop/fakes/qa/read-input';
import { worldStart } from '@shop/fakes/qa/worlds-handlers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestCookieJar } from '../cookies/cookie-jar.ts';
import { writeScenarioSession } from '../visit/scenario-session.ts';
import type { Env } from '../env/env.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { ENV } from '../env/env.token.ts';
import { SIGNER } from '../shared/signing.ts';
import type { Signer } from '../shared/signing.ts';
import { enterWorld } from '../visit/change-world.ts';
import { Input } from './qa-input.decorator.ts';
import { FAKE } from './fake-backend.ts';
import type { FakeBackend } from './fake-backend.ts';
import { LocalOnly } from './local-only.guard.ts';
import { QaRefusedFilter, WorldFailureFilter } from './qa-errors.filters.ts';

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Start URLs for people: a private world in the state of a scenario. */
@Controller('qa')
@UseGuards(LocalOnly)
@UseFilters(ForwardErrors, QaRefusedFilter, WorldFailureFilter)
export class StartController {
  constructor(
    @Inject(FAKE) private readonly fake: FakeBackend,
    @Inject(ENV) private readonly env: Env,
    @Inject(SIGNER) private readonly signer: Signer,
  ) {}

  @Get('start')
  scenarios(@Input() input: QaInput): typeof SCENARIO_LIST {
    readNothing(input);
    return SCENARIO_LIST;
  }

  @Get('magic')
  magic(@Input() input: QaInput): typeof TEST_VALUES {
    readNothing(input);
    return TEST_VALUES;
  }

  @Get('start/:scenario')
  async start(
    @Param('scenario') name: string,
    @Input() input: QaInput,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const scenario = scenarioOf(name);
    if (scenario === undefined) throw new WorldFailure('SCENARIO_UNKNOWN', { name });
    const start = worldStart(readQuery(input, newWorldQuery));
    const host = hostOfStorefront(scenario.storefront, request.host, this.env.hostMarkers);
    reply.header('cache-control', 'no-store').code(302);
    if (host !== request.host)
      return void (await reply
        .header('location', `${request.protocol}://${host}/qa/start/${name}/${queryOf(request)}`)
        .send());
    const started = await startScenario({ worlds: this.fake.testWorlds }, name, start);
    this.handOver(started, STOREFRONTS[scenario.storefront], request, reply);
    await reply.header('location', started.landing).send();
  }

  /** Sets the cookies of the scenario's shopper. */
  private handOver(
    started: StartedScenario,
    storefront: Storefront,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const jar = requestCookieJar(this.env, this.signer, request, reply, storefront);
    enterWorld(jar, started.worldId);
    writeScenarioSession(jar, started);
  }
}
