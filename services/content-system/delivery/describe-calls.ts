import { describeCall } from '@agency/contracts/calls/openapi.ts'
import { contentCalls } from '@agency/contracts/content/content-calls.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'

const failures = {
  400: problemResponse('A part of the query is missing or wrong.'),
  401: problemResponse('The bearer token is missing, not valid, or expired.'),
  404: problemResponse('No published node fits.'),
}

export function describeReadingCalls(app: OpenAPIHono<ServiceEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  for (const call of Object.values(contentCalls)) {
    const described = { ...describeCall(call), tags: ['Reading'] }
    app.openAPIRegistry.registerPath(
      'auth' in call
        ? { ...described, security: [{ bearer: [] }], responses: { ...described.responses, ...failures } }
        : described,
    )
  }
}
