/** The parts of header and footer whose markup the browser keeps. They are one file, apart from what every page loads. */
export { SellingPoints } from '../../features/content/selling-points.tsx';
export { HeaderStrip } from './header-strip.tsx';
export { SiteFooter } from './site-footer.tsx';
