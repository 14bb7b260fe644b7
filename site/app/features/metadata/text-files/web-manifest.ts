import type { Brand } from '../../site-settings/shell-model.server.ts'
import { brandIcon } from '../brand-mark.ts'

/** Phones need it to put the site on the home screen. */
export function webManifest(brand: Brand) {
  return {
    id: '/',
    name: brand.tagline ? `${brand.brandName}: ${brand.tagline}` : brand.brandName,
    short_name: brand.brandName,
    lang: 'en-MY',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#FCF8F1',
    theme_color: '#0B4250',
    icons: [brandIcon(brand)],
  }
}
