import { join } from 'node:path'
import { appEnv, readSettings, secret } from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import { createSpool, type EnquirySpool } from '../../app/features/enquiry/spool/enquiry-spool.server.ts'
import { sampleSiteSecret } from './site-secret.ts'

const schema = z.object({ APP_ENV: appEnv, DATA_DIR: z.string().default('.data'), SITE_SECRET: secret })

/** For commands that run beside the site. */
export function openOwnSpool(): EnquirySpool {
  const settings = readSettings(schema, process.env, { SITE_SECRET: sampleSiteSecret })
  return createSpool(join(settings.DATA_DIR, 'spool'), settings.SITE_SECRET)
}
