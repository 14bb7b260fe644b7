import { problemResponse } from '@agency/service-kit/http/problem.ts'
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { ContentDatabase } from '../../database/content-database.ts'
import type { Drawings } from '../../files/checking/pictures/drawn.ts'
import type { PictureLibrary } from '../../files/pictures/names/picture-library.ts'
import type { TreeStore } from '../../tree/tree-store.ts'
import type { StudioQueue } from '../people/mails/studio-queue.ts'

export type ManageOptions = {
  db: ContentDatabase
  store: TreeStore
  /** The public address of the site, and the key that signs preview links. */
  preview: { siteUrl: string; secret: string }
  /** Reloads the tree, so that an editor reads their own write. */
  refresh: () => Promise<void>
  /** By id, without former users. */
  namesOf: NamesOf
  drawn: Drawings
  library: PictureLibrary
  queue: StudioQueue
}

export type NamesOf = (ids: string[]) => Promise<ReadonlyMap<string, string>>

export const onlyKey = z.object({ key: z.guid().toLowerCase() })

const common = { tags: ['Managing'], security: [{ editorKey: [] }] }

export const failures = {
  400: problemResponse('Something in the node is wrong; detail says what.'),
  401: problemResponse('The caller is not signed in, and the header x-editor-key is missing or wrong.'),
  403: problemResponse('The role of the signed-in user does not allow it.'),
}

/** Routes with the tags, the security and the failures of all calls of a kind; a call adds its request and responses. */
export const routesOf =
  <Failures extends RouteConfig['responses']>(common: Pick<RouteConfig, 'tags' | 'security'>, failures: Failures) =>
  <
    Method extends RouteConfig['method'],
    Path extends string,
    Call extends Pick<RouteConfig, 'summary' | 'request' | 'responses'>,
  >(
    method: Method,
    path: Path,
    call: Call,
  ) =>
    createRoute({ ...common, method, path, ...call, responses: { ...call.responses, ...failures } })

export const manageRoute = routesOf(common, failures)

export const notFound = { 404: problemResponse('There is no such node.') }

export const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})
