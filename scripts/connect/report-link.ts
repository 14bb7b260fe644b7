import { grantPreview, writeGrant } from '@agency/contracts/content/preview-link.ts'
import { contentReportKey, contentReportPath } from '@agency/site/server/endpoints/content/content-report.ts'
import { siteSettings } from './site-settings.ts'

const days = 7

export async function reportLink(): Promise<string> {
  const { SITE_URL, CONTENT_SECRET } = siteSettings()
  const until = Math.floor(Date.now() / 1000) + days * 86_400
  const grant = await grantPreview('link', contentReportKey, until, CONTENT_SECRET)
  return `${SITE_URL}${contentReportPath}?${writeGrant(grant)}`
}
