import type { Brand } from '../../site-settings/shell-model.server.ts'

/** What a phone needs to put the site on its home screen. */
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
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
