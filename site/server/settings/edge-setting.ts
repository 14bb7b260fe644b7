import * as z from 'zod'

export type EdgeSettings =
  | { kind: 'varnish'; secret: string; hosts: string[] }
  | { kind: 'fastly'; token: string; service: string }
  | { kind: 'cloudflare'; token: string; zone: string }

const form = /^(varnish|fastly|cloudflare):\/\/([^\s@/]+)@([\w.:,[\]-]+)$/
const host = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i

const words =
  'must be varnish://secret@host:6081 (several hosts with commas), fastly://token@service or cloudflare://token@zone'

/** `varnish://secret@10.0.0.5:6081,10.0.0.6:6081`, `fastly://token@service` or `cloudflare://token@zone`. */
export const edgeSetting = z
  .string()
  .transform((text, context): EdgeSettings => {
    const [, kind, key = '', place = ''] = form.exec(text) ?? []
    const hosts = place.split(',')
    if (kind === 'varnish' && key.length >= 16 && hosts.every(one => host.test(one))) {
      return { kind, secret: key, hosts }
    }
    if (kind === 'fastly' && /^\w+$/.test(place)) return { kind, token: key, service: place }
    if (kind === 'cloudflare' && /^\w+$/.test(place)) return { kind, token: key, zone: place }
    const isShort = kind === 'varnish' && key.length < 16
    context.addIssue({ code: 'custom', message: isShort ? 'must have a secret of at least 16 characters' : words })
    return z.NEVER
  })
  .optional()
