import { Controller, Get, HttpException, HttpStatus, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInside } from '../http/is-inside.ts';
import { ENV } from '../shop.token.ts';
import type { Env } from '../env.ts';
import { METRICS } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { READINESS } from './readiness.ts';
import type { Readiness } from './readiness.ts';

/** For those who run the process. */
@Controller()
export class HealthController {
  constructor(
    @Inject(READINESS) private readonly readiness: Readiness,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The process runs. */
  @Get('health/live')
  live(): { readonly status: string } {
    return { status: 'live' };
  }

  /** It takes visitors; no longer once it is about to end, and not while what stands behind it is out of reach. */
  @Get('health/ready')
  async ready(): Promise<{ readonly status: string }> {
    if (!this.readiness.isOpen) throw new HttpException({ status: 'closing' }, HttpStatus.SERVICE_UNAVAILABLE);
    const because = await this.readiness.troubles();
    if (because.length > 0) throw new HttpException({ status: 'not-ready', because }, HttpStatus.SERVICE_UNAVAILABLE);
    return { status: 'ready' };
  }

  @Get('metrics')
  async figures(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isInside(request, this.env.metricsToken)) throw new HttpException({ statusCode: 403, message: 'Figures are for loopback or with METRICS_TOKEN.' }, HttpStatus.FORBIDDEN);
    await reply.type(this.metrics.contentType).send(await this.metrics.text());
  }
}
