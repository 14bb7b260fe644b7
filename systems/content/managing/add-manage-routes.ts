import { schemasAnswer } from '@agency/contracts/manage/content-types.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { isTranslation } from '../database/place.ts'
import { whereItShows } from '../files/describing/where-it-shows.ts'
import { formSchema } from '../schemas/form-schema.ts'
import { type ContentType, schemas } from '../schemas/registry.ts'
import { addDraftRoutes } from './drafts/draft-routes.ts'
import { addMendingRoutes } from './drafts/mending/mending-routes.ts'
import { addReleaseHourRoutes } from './drafts/releases/release-hour-routes.ts'
import { addReleaseRoutes } from './drafts/releases/release-routes.ts'
import { addScheduleRoutes } from './drafts/schedule/schedule-routes.ts'
import { addNodeRoutes } from './nodes/node-routes.ts'
import { presence } from './nodes/presence.ts'
import { addPublishRequestRoutes } from './nodes/publish-requests/publish-request-routes.ts'
import { addReleaseRequestRoutes } from './nodes/publish-requests/release-request-routes.ts'
import { addVersionRoutes } from './nodes/version-routes.ts'
import { addExportRoute } from './overview/export-route.ts'
import { addLinkRoutes } from './overview/links/link-routes.ts'
import { addOverviewRoutes } from './overview/overview-routes.ts'
import { addStartRoutes } from './overview/start/start-page.ts'
import { addTranslationRoutes } from './overview/translations/translation-routes.ts'
import { addRedirectRoutes } from './tree/redirects/redirect-routes.ts'
import { addTrashRoutes } from './tree/trash/trash-routes.ts'
import { addTreeRoutes } from './tree/tree-routes.ts'
import { answer, type ManageOptions, manageRoute } from './writing/manage-options.ts'

export function addManageRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  const present = presence()
  addContentTypeRoutes(app)
  addTreeRoutes(app, options)
  addNodeRoutes(app, options, present)
  addDraftRoutes(app, options, present)
  addMendingRoutes(app, options)
  addPublishRequestRoutes(app, options)
  addReleaseRequestRoutes(app, options)
  addScheduleRoutes(app, options)
  addReleaseRoutes(app, options)
  addReleaseHourRoutes(app, options)
  addVersionRoutes(app, options)
  addOverviewRoutes(app, options)
  addLinkRoutes(app, options)
  addStartRoutes(app, options)
  addTranslationRoutes(app, options, present)
  addExportRoute(app, options)
  addTrashRoutes(app, options)
  addRedirectRoutes(app, options)
}

/** Editors open a translation beside its page. */
const listed = (Object.keys(schemas) as ContentType[]).filter(alias => !isTranslation({ alias }))

const types = listed.map(alias => {
  const { label, what, allowed } = whereItShows[alias]
  const schema = formSchema(schemas[alias] ?? z.strictObject({}))
  return { alias, label, help: what, ...(allowed && { allowedChildren: allowed }), schema }
})

const list = manageRoute('get', '/manage/schemas', {
  summary: 'Every content type, with its properties as JSON Schema',
  responses: { 200: answer('The content types', schemasAnswer) },
})

function addContentTypeRoutes(app: OpenAPIHono<ServiceEnv>): void {
  app.openapi(list, c => c.json({ types }, 200))
}
