/** Many pages for measuring the studio: the content system's process with a database of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { root } from '../scripts/install/steps.mjs'
import { anyFreePort } from '../scripts/machine/ports.ts'
import { startThrowAwayDatabase } from '../scripts/postgres/throw-away-database.ts'

/** A running content system. */
export type StudioContent = { url: string; pid: number; database: pg.Client; stop: () => Promise<void> }

/** Starts a content system with as many nodes as asked for, one in a hundred with a draft. */
export async function startStudioContent(size: number): Promise<StudioContent> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-studio-'))
  mkdirSync(path.join(folder, 'content'))
  const server = await startThrowAwayDatabase()
  const port = await anyFreePort()
  const service = spawn(process.execPath, ['services/content-system/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_ENV: 'local',
      LOG_LEVEL: 'silent',
      DATABASE_URL: server.url,
      CONTENT_PORT: String(port),
      CONTENT_FOLDER: path.join(folder, 'content'),
      CONTENT_MEDIA_FOLDER: folder,
      DATA_DIR: folder,
      CONTENT_HOOK_URL: 'http://127.0.0.1:9/hooks/content',
    },
  })
  const url = `http://127.0.0.1:${port}`
  const database = new pg.Client({ connectionString: server.url })
  const ended = once(service, 'exit')
  await Promise.race([isReady(url), ended.then(() => Promise.reject(new Error('The content system has ended.')))])
  await database.connect()
  await fillTours(database, size)
  await hasLoaded(url, size)
  return {
    url,
    pid: service.pid ?? 0,
    database,
    async stop() {
      service.kill('SIGTERM')
      await Promise.all([ended, database.end()])
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Adds tours to the content of a content system: twelve below each list, lists below lists, with a text of 300 words. */
export async function fillTours(database: pg.Client, size: number): Promise<void> {
  await database.query(
    `with made as (select n, gen_random_uuid() as key from generate_series(0, $1 - 1) n), written as (
       select made.key, parent.key as parent_key, made.n,
              jsonb_build_object('title', 'Tour number ' || made.n, 'metaTitle', 'Tour ' || made.n,
                'metaDescription', 'All about tour number ' || made.n || ', its hotels, its meals and its price.',
                'bodyText', repeat('A long way through the islands and the hills, by train and by ferry. ', 22),
                'price', made.n + 100, 'priceUnit', 'per person', 'nights', 3) as source
       from made left join made as parent on parent.n = (made.n - 1) / 12 and made.n > 0)
     insert into content.nodes (key, parent_key, alias, url_segment, name, sort, properties, source, version)
     select key, parent_key, 'contentDetail', 'bench-tour-' || n, 'Tour number ' || n, n, source, source, 1 from written order by n`,
    [size],
  )
  const state = `'key', key, 'parentKey', parent_key, 'alias', alias, 'urlSegment', url_segment, 'sort', sort,
    'publishAt', null, 'unpublishAt', null, 'updated', null`
  await database.query(`
    insert into content.node_versions (key, version, by, snapshot)
    select key, 1, 'import', jsonb_build_object(${state}, 'name', name, 'properties', properties, 'source', source)
    from content.nodes where url_segment ~ '^bench-tour-'`)
  await database.query(`
    insert into content.node_versions (key, version, by, author, draft, snapshot)
    select key, 2, 'editor', 'machine', true, jsonb_build_object(${state}, 'name', name || ' with rambutans', 'properties', written, 'source', written)
    from content.nodes, lateral (select source || '{"subtitle": "Rambutans are ripe"}' as written) as draft
    where url_segment ~ '^bench-tour-.*50$'`)
  await database.query('analyze')
  await database.query(
    'insert into content.state (id, revision) values (1, 1) on conflict (id) do update set revision = content.state.revision + 1',
  )
  await database.query(`select pg_notify('content_changed', '0')`)
}

async function isReady(url: string) {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    await sleep(50)
  }
  throw new Error('The content system is not ready after a minute.')
}

async function hasLoaded(url: string, size: number) {
  const headers = { 'x-editor-key': 'sample-content-editor-key' }
  for (let attempt = 0; attempt < 600; attempt++) {
    const { nodes } = (await (await fetch(`${url}/manage/tree`, { headers })).json()) as { nodes: unknown[] }
    if (nodes.length >= size) return
    await sleep(100)
  }
  throw new Error('The content system has not read its nodes within a minute.')
}
