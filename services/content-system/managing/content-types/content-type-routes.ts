import { schemasAnswer } from '@agency/contracts/manage/content-types.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { whereItShows } from '../../files/describing/where-it-shows.ts'
import { type ContentType, schemas } from '../../schemas/registry.ts'
import { answer, common, failures } from '../writing/manage-options.ts'
import { formSchema } from './field-kinds.ts'

const types = (Object.keys(schemas) as ContentType[]).map(alias => {
  const { label, what, allowed } = whereItShows[alias]
  const schema = formSchema(schemas[alias] ?? z.strictObject({}))
  return { alias, label, help: what, ...(allowed && { allowedChildren: allowed }), schema }
})

const list = createRoute({
  ...common,
  method: 'get',
  path: '/manage/schemas',
  summary: 'Every content type, with its properties as JSON Schema',
  responses: { 200: answer('The content types', schemasAnswer), ...failures },
})

export function addContentTypeRoutes(app: OpenAPIHono<ServiceEnv>): void {
  app.openapi(list, c => c.json({ types }, 200))
}
