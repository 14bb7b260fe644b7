import { shownSpelling } from '../../addresses/canonical-url.ts'
import type { Brand } from '../site-settings/shell-model.server.ts'

/** Whose site this is, and its public address without a slash at the end. */
export type SiteIdentity = { siteUrl: string; brand: Brand }

/** The public address of a path, in the spelling that is shown. */
export function publicAddress(siteUrl: string, path: string): string {
  return siteUrl + shownSpelling(path)
}
