import { Controller, Get, Header, HttpException, HttpStatus, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admittedBy } from '../network/admitted-by.ts';
import { servedHosts } from '../network/served-hosts.ts';
import { ENV } from '../env/env.token.ts';
import type { Env } from '../env/env.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { DEPENDENCIES } from './dependencies.ts';
import type { Dependencies, DependencyState } from './dependencies.ts';
import { METRICS } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { READINESS } from './readiness.ts';
import type { Readiness, ReadinessState } from './readiness.ts';

/** For operators (docs/decisions/0043). */
@Controller()
export class HealthController {
  constructor(
    @Inject(READINESS) private readonly readiness: Readiness,
    @Inject(DEPENDENCIES) private readonly dependencies: Dependencies,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The process is alive. */
  @Get('health/live')
  live(): { readonly status: string } {
    return { status: 'live' };
  }

  /** The process can serve visitors. */
  @Get('health/ready')
  async ready(): Promise<{ readonly status: ReadinessState }> {
    const status = await this.readiness.state();
    if (status !== 'ready') throw new HttpException({ status }, HttpStatus.SERVICE_UNAVAILABLE);
    return { status };
  }

  /** Always 200: for people and alerts; balancers must not act on it. */
  @Get('health/dependencies')
  @Header('cache-control', NO_STORE)
  async listDependencies(
    @Req() request: FastifyRequest,
  ): Promise<{ readonly dependencies: readonly DependencyState[] }> {
    this.requireInternal(request);
    return { dependencies: await this.dependencies.check() };
  }

  @Get('metrics')
  async metricsText(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.requireInternal(request);
    this.metrics.recordDependencies(await this.dependencies.check());
    await reply.type(this.metrics.contentType).send(await this.metrics.text());
  }

  private requireInternal(request: FastifyRequest): void {
    if (admittedBy(request, this.env.metricsToken, servedHosts(this.env)) !== undefined) return;
    throw new HttpException(
      { statusCode: 403, message: 'Allowed from this machine only, or with METRICS_TOKEN.' },
      HttpStatus.FORBIDDEN,
    );
  }
}
