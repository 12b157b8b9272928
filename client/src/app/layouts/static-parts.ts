/** The parts of header and footer whose markup the browser keeps. They are one file, apart from what every page loads. */
export { SellingPoints } from '../../features/content/selling-points.tsx';
export { BrandLink } from './brand-link.tsx';
export { HeaderStrip } from './header-strip.tsx';
export { LegalBar } from './legal-bar.tsx';
export { SiteFooter } from './site-footer.tsx';
