import * as z from 'zod'
import { newPassword } from './session.ts'

const instant = z.iso.datetime()

export const account = z.object({
  authenticatorSince: instant.nullable(),
  recoveryCodes: z.number().int(),
  mails: z.boolean(),
})

export const accountRequest = z.object({
  name: z.string().trim().min(1, { error: 'A name is needed' }).max(80),
  mails: z.boolean().optional(),
  password: z.object({ current: z.string().max(200), next: newPassword }).optional(),
})

export const currentPassword = z.object({ password: z.string().max(200) })

export const totpOffer = z.object({ secret: z.string(), uri: z.string(), qr: z.string() })

export const totpCode = z.object({ code: z.string().max(20) })

export const recoveryCodes = z.object({ codes: z.array(z.string()) })

export const ownSessions = z.object({
  sessions: z.array(
    z.object({ id: z.uuid(), browser: z.string(), since: instant, lastSeen: instant, current: z.boolean() }),
  ),
})
