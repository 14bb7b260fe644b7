import { culture, translationAnswer, translationsAnswer } from '@agency/contracts/manage/nodes/node.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Presence } from '../../nodes/presence.ts'
import { found } from '../../writing/manage-fault.ts'
import { answer, type ManageOptions, manageRoute, notFound, onlyKey } from '../../writing/manage-options.ts'
import { listTranslations } from './list-translations.ts'
import { readTranslation } from './read-translation.ts'

const one = manageRoute('get', '/manage/nodes/{key}/translations/{culture}', {
  summary: 'The texts of a node, each with its words in a language, in their newest versions',
  request: { params: onlyKey.extend({ culture }) },
  responses: { 200: answer('The texts, and the node that holds the words', translationAnswer), ...notFound },
})

const all = manageRoute('get', '/manage/translations', {
  summary: 'What is missing or behind in each language, the most valuable pages first; what the law asks for',
  responses: { 200: answer('The nodes', translationsAnswer) },
})

export function addTranslationRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions, presence: Presence): void {
  app.openapi(one, async c => c.json(found(await readTranslation(options, presence, c.req.valid('param'))), 200))

  app.openapi(all, async c => c.json(await listTranslations(options), 200))
}
