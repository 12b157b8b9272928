import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { Env } from '../env/env.ts';
import { ENV } from '../env/env.token.ts';
import { SIGNER } from '../shared/signing.ts';
import type { Signer } from '../shared/signing.ts';
import { DocumentsController } from './documents.controller.ts';
import { FAKE } from './fake-backend.ts';
import { PaymentProvidersController } from './payment-providers.controller.ts';
import type { FakeBackend } from './fake-backend.ts';
import { StartController } from './start.controller.ts';
import { WorldsController } from './worlds.controller.ts';

/** The QA plane: mounted with the fake shop and never otherwise. */
@Module({})
export class QaModule {
  static with(fake: FakeBackend, env: Env, signer: Signer): DynamicModule {
    return {
      module: QaModule,
      controllers: [DocumentsController, PaymentProvidersController, StartController, WorldsController],
      providers: [
        { provide: FAKE, useValue: fake },
        { provide: ENV, useValue: env },
        { provide: SIGNER, useValue: signer },
      ],
    };
  }
}
