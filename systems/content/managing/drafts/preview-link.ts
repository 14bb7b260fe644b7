import { grantPreview, writeGrant } from '@agency/contracts/content/preview-link.ts'
import { eq } from 'drizzle-orm'
import { nodes } from '../../database/tables.ts'
import { newestDrafts } from '../../database/versions.ts'
import type { ManageOptions } from '../writing/manage-options.ts'

type PreviewLink = { url: string; until: string }

/** A signed link to the unpublished node on the site, valid for some hours; undefined for an unknown node. */
export async function previewLink(
  { db, preview }: Pick<ManageOptions, 'db' | 'preview'>,
  key: string,
  hours: number,
): Promise<PreviewLink | undefined> {
  const [row] = await db.select({ deletedAt: nodes.deletedAt }).from(nodes).where(eq(nodes.key, key))
  const exists = (row !== undefined && row.deletedAt === null) || (await newestDrafts(db, [key])).length > 0
  return exists ? signedPreviewLink(preview, key, hours) : undefined
}

export async function signedPreviewLink(
  { siteUrl, secret }: ManageOptions['preview'],
  key: string,
  hours: number,
): Promise<PreviewLink> {
  const until = Math.floor(Date.now() / 1000 + hours * 3600)
  const grant = await grantPreview('link', key, until, secret)
  const url = `${siteUrl}/preview?${writeGrant(grant)}`
  return { url, until: new Date(until * 1000).toISOString() }
}
