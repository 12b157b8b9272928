import { CATALOGUE_PAGES, CUSTOMER_NUMBER } from '@shop/domain/shared/paths';
import {
  ABOUT,
  ACCESSIBILITY,
  ADVANTAGES,
  ADVICE,
  CLASS_LIST_ADVICE,
  CLASSROOM_ADVICE,
  CONNECTION_TEST,
  CONTACT,
  ELECTRICAL_WASTE,
  GUARANTEE,
  IMPRINT,
  PAYMENT,
  PRIVACY,
  PRODUCT_SAFETY,
  SAFE_SHOPPING,
  SCHOOL_BAG_ADVICE,
  SHIPPING,
  TERMS,
  TOY_SAFETY,
  WITHDRAWAL,
} from './page-paths.ts';
import { advice } from './advice/advice.ts';
import { classListAdvice } from './advice/class-list.ts';
import { classroomAdvice } from './advice/classroom.ts';
import { schoolBagAdvice } from './advice/school-bag.ts';
import { about } from './service/about.ts';
import { accessibility } from './legal/accessibility.ts';
import { guarantee } from './legal/guarantee.ts';
import { imprint } from './legal/imprint.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { withdrawal } from './legal/withdrawal.ts';
import { advantages } from './service/advantages.ts';
import { catalogues } from './service/catalogues.ts';
import { connectionTest } from './service/connection-test.ts';
import { contact } from './service/contact.ts';
import { customerNumber } from './service/customer-number.ts';
import { electricalWaste } from './service/electrical-waste.ts';
import { payment } from './service/payment.ts';
import { productSafety } from './service/product-safety.ts';
import { safeShopping } from './service/safe-shopping.ts';
import { shipping } from './service/shipping.ts';
import { toySafety } from './service/toy-safety.ts';
import type { StaticPage } from './static-page.ts';

/** Every page of the editors except the home page, by path. */
export const STATIC_PAGES: ReadonlyMap<string, StaticPage> = new Map([
  [IMPRINT, imprint],
  [PRIVACY, privacy],
  [TERMS, terms],
  [WITHDRAWAL, withdrawal],
  [GUARANTEE, guarantee],
  [ACCESSIBILITY, accessibility],
  [SHIPPING, shipping],
  [PAYMENT, payment],
  [CONTACT, contact],
  [CONNECTION_TEST, connectionTest],
  [SAFE_SHOPPING, safeShopping],
  [TOY_SAFETY, toySafety],
  [PRODUCT_SAFETY, productSafety],
  [ADVANTAGES, advantages],
  [ELECTRICAL_WASTE, electricalWaste],
  [CUSTOMER_NUMBER, customerNumber],
  [CATALOGUE_PAGES.de, catalogues],
  [CATALOGUE_PAGES.en, { ...catalogues, readers: 'businesses' }],
  [ABOUT, about],
  [ADVICE, advice],
  [CLASS_LIST_ADVICE, classListAdvice],
  [SCHOOL_BAG_ADVICE, schoolBagAdvice],
  [CLASSROOM_ADVICE, classroomAdvice],
]);
