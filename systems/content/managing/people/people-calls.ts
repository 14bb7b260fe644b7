import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { addAccountRoutes } from './account/account-routes.ts'
import { addAuthenticatorRoutes } from './account/authenticator-routes.ts'
import { addOwnSessionRoutes } from './account/own-session-routes.ts'
import { addUserAccessRoutes } from './administration/user-access-routes.ts'
import { addUserRoutes } from './administration/user-routes.ts'
import type { PeopleOptions } from './people-options.ts'
import { addPasswordRoutes } from './sign-in/password-routes.ts'
import { addSessionRoutes } from './sign-in/session-routes.ts'

export function addPeopleRoutes(app: OpenAPIHono<ServiceEnv>, options: PeopleOptions): void {
  addSessionRoutes(app, options)
  addPasswordRoutes(app, options)
  addAccountRoutes(app, options)
  addAuthenticatorRoutes(app, options)
  addOwnSessionRoutes(app, options)
  addUserRoutes(app, options)
  addUserAccessRoutes(app, options)
}
