import { join } from 'node:path'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type Receiver, startReceiver } from '@agency/testing/receiver.ts'
import { type TestDatabase, testDatabase } from '@agency/testing/test-database.ts'
import { contentApp } from '../content-app.ts'
import { type ContentSystem, contentSystem } from '../content-system.ts'
import { contentSettings } from '../settings.ts'

const log = createLogger('test', 'silent')

/** The settings of a content system for a test. */
const testSettings = (
  database: TestDatabase,
  contentFolder: string,
  hookUrl: string,
  more: Record<string, string>,
) => ({
  ...contentSettings({
    DATABASE_URL: database.url,
    CONTENT_FOLDER: contentFolder,
    DATA_DIR: join(contentFolder, '..', 'data'),
    CONTENT_HOOK_URL: hookUrl,
    ...more,
  }),
  mediaFolder: contentFolder,
})

export type TestSystem = {
  database: TestDatabase
  /** What takes the announcements. */
  site: Receiver
  system: ContentSystem
  app: ReturnType<typeof contentApp>
  /** Asks a reading call with a good token. */
  read: (
    path: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; json: Record<string, unknown> & Record<string, never> }>
  /** Saves a node as a draft with the editor key and publishes it; the answer is the one of publishing. */
  publish: (key: string, node: object) => Promise<Response>
  /** Calls a path below `/manage/` with the editor key. */
  edit: (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Response>
  /** Starts another instance on the same database, which the test stops. */
  another: () => Promise<ContentSystem>
  stop: () => Promise<void>
}

/** A whole content system with a database and a site of its own, started with the given content folder and further settings. */
export async function testSystem(
  contentFolder: string,
  more: Record<string, string> = {},
  ownDatabase?: TestDatabase,
): Promise<TestSystem> {
  const [database, site] = await Promise.all([ownDatabase ?? testDatabase(), startReceiver()])
  const settings = testSettings(database, contentFolder, `${site.url}/hooks/content`, more)
  const system = contentSystem(settings, log)
  const app = contentApp(system, settings, log)
  await system.start()
  const { Token } = (await (await app.request('/umbraco/auth/gettoken')).json()) as { Token: string }
  const edit = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.request(`/manage/${path}`, {
      method,
      headers: { 'x-editor-key': settings.CONTENT_EDITOR_KEY, 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    })
  return {
    database,
    site,
    system,
    app,
    read: async (path, headers) => {
      const all = { authorization: `Bearer ${Token}`, ...headers }
      const response = await app.request(`/umbraco/${path}`, { headers: all })
      return { status: response.status, json: (await response.json()) as never }
    },
    publish: async (key, node) => {
      const saved = await edit('PUT', `nodes/${key}/draft`, node)
      return saved.ok ? edit('POST', `nodes/${key}/publish`) : saved
    },
    edit,
    another: async () => {
      const instance = contentSystem(settings, log)
      await instance.start()
      return instance
    },
    stop: async () => {
      await system.stop()
      site.stop()
      await database.stop()
    },
  }
}
