export { ABOUT, ADVANTAGES, CONTACT, IMPRINT, PRIVACY, PRODUCT_SAFETY, TERMS } from '@shop/domain/shared/paths';

/** Paths of the editors' pages. The English storefronts use the same ones, so that links stay valid when the language changes. */
export const SHIPPING = '/service/versand/';
export const WITHDRAWAL = '/service/widerruf/';
export const ACCESSIBILITY = '/service/barrierefreiheit/';
export const GUARANTEE = '/service/gewaehrleistung/';
export const PAYMENT = '/service/zahlung/';
export const SAFE_SHOPPING = '/service/sicher-einkaufen/';
export const TOY_SAFETY = '/service/spielwarensicherheit/';
export const ELECTRICAL_WASTE = '/service/entsorgung-elektroaltgeraete/';
/** For monitoring (ROUTE-01). */
export const CONNECTION_TEST = '/test/test-api/';
export const ADVICE = '/beratung/';
export const CLASS_LIST_ADVICE = '/beratung/klassenliste/';
export const SCHOOL_BAG_ADVICE = '/beratung/schulranzen/';
export const CLASSROOM_ADVICE = '/beratung/klassenzimmer/';

/** Redirects to the category of the season. */
export const CAMPAIGN = '/aktion/';
/** The former path of the school start category. */
export const OLD_SCHOOL_START = '/schulanfang/';
/** A prize draw that ended. */
export const ENDED_PRIZE_DRAW = '/gewinnspiele/sommer-2024/';
