import { httpService } from '@agency/chassis/http-service.ts'
import type { Logger } from '@agency/chassis/logger.ts'
import { problem } from '@agency/chassis/problem.ts'
import type { ReadyCheck } from '@agency/chassis/readiness.ts'
import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { describeCall } from '@agency/contracts/openapi.ts'
import { webApiCalls } from '@agency/contracts/web-api/web-api-calls.ts'

const calls = [...Object.values(backendCalls), ...Object.values(webApiCalls)]

export type BackendOptions = {
  log: Logger
  /** What must hold for `/readyz`. */
  ready: Record<string, ReadyCheck>
}

/** The HTTP application: the calls of the backend API, and those of the Web API, which we serve from the same database. */
export function backendApp({ log, ready }: BackendOptions) {
  const app = httpService({ title: 'Backend API', version: '1', log, ready })
  for (const call of calls) {
    app.openAPIRegistry.registerPath(describeCall(call))
    app.on(call.method, call.path, c => problem(c, 501, `"${call.summary}" is not built yet; nothing was done.`))
  }
  return app
}
