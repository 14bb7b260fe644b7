import { shownSpelling } from '../../addresses/canonical-url.ts'
import type { Brand } from '../site-settings/shell-model.server.ts'

/** `siteUrl` has no slash at the end. */
export type SiteIdentity = { siteUrl: string; brand: Brand }

export function publicAddress(siteUrl: string, path: string): string {
  return siteUrl + shownSpelling(path)
}
