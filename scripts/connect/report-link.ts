import { grantPreview, writeGrant } from '../../contracts/content/preview-link.ts'
import { contentReportKey, contentReportPath } from '../../site/server/endpoints/content-report.ts'
import { loadEnvFile } from '../start/env-file.ts'

const days = 7

/** A link to the report of the running site, signed with the settings of this machine. */
export async function reportLink(): Promise<string> {
  loadEnvFile()
  const { SITE_URL, SITE_PORT = '3000', CONTENT_PREVIEW_SECRET = 'sample-content-preview-secret' } = process.env
  const until = Math.floor(Date.now() / 1000) + days * 86_400
  const grant = await grantPreview('link', contentReportKey, until, CONTENT_PREVIEW_SECRET)
  return `${SITE_URL ?? `http://localhost:${SITE_PORT}`}${contentReportPath}?${writeGrant(grant)}`
}
