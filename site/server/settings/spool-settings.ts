import { join } from 'node:path'
import { appEnv, readSettings, secret } from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import { createSpool, type EnquirySpool } from '../../app/features/enquiry/spool/enquiry-spool.server.ts'

const schema = z.object({ APP_ENV: appEnv, DATA_DIR: z.string().default('.data'), ENQUIRY_SPOOL_KEY: secret })

/** The spool of this machine's site, for commands that run beside it. */
export function openOwnSpool(): EnquirySpool {
  const settings = readSettings(schema, process.env, { ENQUIRY_SPOOL_KEY: 'sample-enquiry-spool-key' })
  return createSpool(join(settings.DATA_DIR, 'spool'), settings.ENQUIRY_SPOOL_KEY)
}
