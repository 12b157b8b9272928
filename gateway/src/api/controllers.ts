import type { Type } from '@nestjs/common';
import { CheckoutController } from './checkout.controller.ts';
import { PreviewController } from '../preview/preview.controller.ts';
import { SessionController } from './session.controller.ts';
import { TokenController } from './token.controller.ts';

/** The shop's own routes below `/api` (specification A7). */
export const API_CONTROLLERS: readonly Type[] = [CheckoutController, PreviewController, SessionController, TokenController];
