import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { addMeRoutes } from './me-routes.ts'
import type { PeopleOptions } from './people-options.ts'
import { addPasswordRoutes } from './sign-in/password-routes.ts'
import { addSessionRoutes } from './sign-in/session-routes.ts'
import { addUserRoutes } from './user-routes.ts'

/** All calls around people. */
export function addPeopleRoutes(app: OpenAPIHono<ServiceEnv>, options: PeopleOptions): void {
  addSessionRoutes(app, options)
  addPasswordRoutes(app, options)
  addMeRoutes(app, options)
  addUserRoutes(app, options)
}
