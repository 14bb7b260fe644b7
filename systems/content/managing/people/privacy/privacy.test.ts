import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { sampleUser, studioBrowser } from '../../../testing/studio-browser.ts'
import { testSystem } from '../../../testing/test-system.ts'
import { erasePerson, exportPerson } from './person.ts'

const it = await testSystem(contentFolder({ 'pages/services.md': prose('Services') }))
afterAll(() => it.stop())

/** The tables of the content system, its jobs included, in which a text occurs. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await it.system.db.$client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('content', 'content_jobs')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await it.system.db.$client.query(
      `select 1 from ${name} t where strpos(lower(row_to_json(t)::text), lower($1)) > 0 limit 1`,
      [text],
    )
    if (hits.rowCount) found.push(name)
  }
  return found
}

test('an export holds the data of a user without secrets; an erasure removes address and name everywhere', async () => {
  const { email, password } = sampleUser('writer')
  const browser = studioBrowser(it)
  await browser.signIn(email, password)
  await browser.call('PUT', 'me', { name: 'Siti Aminah' })
  await browser.call('POST', 'password-reset', { email })
  await browser.signIn(email, 'mistyped')
  const {
    studio: [held],
  } = await exportPerson(it.system.db, ` ${email.toUpperCase()} `)
  expect(held).toMatchObject({ name: 'Siti Aminah', email, role: 'writer', hasPassword: true })
  expect(held).toMatchObject({ sessions: [{ browser: expect.stringContaining('Firefox') }] })
  expect(held).toMatchObject({ done: [{ what: 'signed in' }, { what: 'changed their own account' }] })
  expect(JSON.stringify(held)).not.toMatch(/argon2|tokenHash|passwordHash|totpSecret/)
  expect(await tablesWith(email)).toEqual(['content.users'])
  expect(await tablesWith('Siti Aminah')).toEqual(['content.users'])

  expect(await erasePerson(it.system.db, email)).toEqual({ studio: 1 })
  expect(await tablesWith(email)).toEqual([])
  expect(await tablesWith('Siti Aminah')).toEqual([])
  expect((await browser.call('GET', 'session')).status).toBe(401)
  expect(await exportPerson(it.system.db, email)).toEqual({ studio: [] })
  expect(await erasePerson(it.system.db, email)).toEqual({ studio: 0 })
})

test('the last administrator cannot be erased', async () => {
  await expect(erasePerson(it.system.db, sampleUser('administrator').email)).rejects.toThrow('last administrator')
})
