import { readNodeKey } from '@agency/contracts/content/route-node.ts'
import { readEditedText } from '@agency/service-kit/files/edited-text.ts'
import { parse } from 'yaml'
import * as z from 'zod'

export type NodeKeys = { settings: string; authors: string }

const ours: NodeKeys = {
  settings: '00000000-0000-4000-8000-000000000001',
  authors: '00000000-0000-4000-8000-000000000022',
}

const key = z
  .string()
  .nullish()
  .transform(written => readNodeKey(written ?? '') ?? '')
const file = z.object({ keys: z.object({ settings: key, authors: key }).optional() })

/** The keys in this mapping file; by default those of our content system. The site checks the rest of the file. */
export const nodeKeysSetting = z
  .string()
  .default('')
  .transform((path, context): NodeKeys => {
    if (path === '') return ours
    try {
      return file.parse(parse(readEditedText(path)) ?? {}).keys ?? ours
    } catch (error) {
      const [reason] = (error as Error).message.split('\n')
      context.addIssue({ code: 'custom', message: `${path} cannot be read: ${reason}` })
      return z.NEVER
    }
  })
