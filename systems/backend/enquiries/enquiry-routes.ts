import { randomUUID } from 'node:crypto'
import {
  enquiryEnvelopeSchema,
  idempotencyAcceptedHeader,
  idempotencyHeader,
} from '@agency/contracts/backend/enquiry.ts'
import { enquiryKinds, type FormName, formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { readEnquiry } from '@agency/contracts/backend/forms/read-enquiry.ts'
import type { Pool } from '@agency/service-kit/database/database.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context, Hono } from 'hono'
import type { MailQueue } from '../mail/mail-queue.ts'
import { takeEnquiry } from './take-enquiry.ts'

const keyPattern = /^[\x21-\x7e]{8,200}$/

export type EnquiryRoutes = {
  pool: Pool
  queue: MailQueue
  sendsMail: boolean
}

export function addEnquiryRoutes(app: Hono<ServiceEnv>, routes: EnquiryRoutes): void {
  for (const form of formNames) {
    const path = enquiryKinds[form].path
    app.use(path, async (c, next) => {
      c.header(idempotencyAcceptedHeader, 'true')
      await next()
    })
    app.options(path, c => c.body(null, 204, { allow: 'POST, OPTIONS' }))
    app.post(path, c => answer(c, form, routes))
  }
}

async function answer(c: Context<ServiceEnv>, form: FormName, { pool, queue, sendsMail }: EnquiryRoutes) {
  const body: unknown = await c.req.json().catch(() => undefined)
  const envelope = enquiryEnvelopeSchema.safeParse(body)
  if (!envelope.success) return problem(c, 400, 'The body must be the fields of the form as a JSON object.')
  const key = c.req.header(idempotencyHeader) ?? randomUUID()
  if (!keyPattern.test(key)) return problem(c, 400, 'Idempotency-Key must be 8 to 200 visible characters.')

  const reading = readEnquiry(form, body)
  if (!reading.ok) {
    const error = 'Some fields need another look.'
    return c.json({ success: false, error, errors: reading.errors }, 422)
  }
  const result = await takeEnquiry(pool, queue, { form, fields: reading.fields, envelope: envelope.data, key })
  if (result.outcome === 'other-content') {
    return problem(c, 409, 'This Idempotency-Key was used for another enquiry. Nothing was kept.')
  }
  c.var.log.info({ form, reference: result.reference, outcome: result.outcome }, 'enquiry')
  const receipt = sendsMail && result.outcome !== 'erased'
  return c.json({ success: true, message: 'We have your request.', data: { reference: result.reference, receipt } })
}
