import { Controller, Get, Inject, NotFoundException, Param, Res } from '@nestjs/common';
import { findDocument } from '@shop/fakes/shop/find-document';
import type { DocumentName } from '@shop/fakes/shop/find-document';
import type { FastifyReply } from 'fastify';
import { FAKE } from './fake-backend.ts';
import type { FakeBackend } from './fake-backend.ts';

/** Documents of the fake shop, such as labels. Shoppers open them, so the access rules for testers do not apply. */
@Controller('qa/documents')
export class DocumentsController {
  private readonly fake: FakeBackend;

  constructor(@Inject(FAKE) fake: FakeBackend) {
    this.fake = fake;
  }

  @Get(':kind/:world/:name')
  async document(@Param() name: DocumentName, @Res() reply: FastifyReply): Promise<void> {
    const found = await findDocument(this.fake.testWorlds, name);
    if (found === undefined) throw new NotFoundException();
    await reply.headers(found.headers).send(found.content);
  }
}
