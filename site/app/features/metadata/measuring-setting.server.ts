import { httpUrl } from '@agency/service-kit/process/settings.ts'
import * as z from 'zod'
import type { Measuring } from './measuring.ts'

const form = 'must be kind:site:address, such as plausible:agency.example:https://stats.example/js/script.js'
const kindFault = 'must begin with plausible, umami or matomo: other tools need cookies and a bar that asks for consent'

/** Each tool's script sends its events to this address beside it. */
const receivers = { plausible: '/api/event', umami: '/api/send', matomo: 'matomo.php' }

/** `kind:site:address`, the address being the one of the tool's script. Empty: nothing is measured. */
export const measuringSetting = z
  .string()
  .default('')
  .transform((text, context): Measuring | undefined => {
    if (!text) return undefined
    const [, kind = '', site = '', script = ''] = /^(\w+):([^\s:]+):([^\s@]+)$/.exec(text) ?? []
    const receiver = Object.entries(receivers).find(([name]) => name === kind)
    const address = httpUrl.safeParse(script).data
    if (receiver && address) return { kind: receiver[0], site, address: new URL(receiver[1], address).href }
    context.addIssue({ code: 'custom', message: kind && !receiver ? kindFault : form })
    return z.NEVER
  })
