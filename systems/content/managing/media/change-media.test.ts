import type { Picture } from '@agency/contracts/manage/media.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { signedInAs } from '../../testing/studio-browser.ts'
import { testSystem } from '../../testing/test-system.ts'

const editorKey = { 'x-editor-key': 'sample-content-editor-key' }
const it = await testSystem(contentFolder({ 'pages/services.md': prose('Services') }))
const writer = await signedInAs(it, 'writer')
afterAll(() => it.stop())

async function bring(name: string): Promise<Picture> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], name))
  return (
    await it.app.request('/manage/media', { method: 'POST', headers: editorKey, body })
  ).json() as Promise<Picture>
}
const found = async (q: string) =>
  (await writer.call<{ pictures: Picture[] }>('GET', `media?q=${q}`)).json.pictures.map(({ name }) => name)

test('a picture gets a folder and tags, is found by them, and keeps what is not said', async () => {
  const { id, folder, tags } = await bring('beach.png')
  expect({ folder, tags }).toEqual({ folder: '', tags: [] })
  await writer.call('PUT', `media/${id}`, { alt: 'A beach in Langkawi' })
  const { json } = await writer.call<Picture>('PUT', `media/${id}`, {
    folder: 'Brochure 2027',
    tags: ['sunset', 'sea'],
  })
  expect(json).toMatchObject({
    name: 'beach',
    alt: 'A beach in Langkawi',
    folder: 'Brochure 2027',
    tags: ['sunset', 'sea'],
  })
  expect(await found('brochure')).toEqual(['beach'])
  expect(await found('sunset+langkawi')).toEqual(['beach'])
  expect((await writer.call('PUT', `media/${id}`, { tags: [''] })).status).toBe(400)
})

test('pictures are called by their names in the library; one that is gone has none', async () => {
  const { id } = await bring('langkawi_beach.png')
  const { json } = await writer.call(
    'GET',
    `media/names?of=media/${id},media/${crypto.randomUUID()},poster:no-such-one`,
  )
  expect(json).toEqual({ names: { [`media/${id}`]: 'langkawi beach' } })
  expect((await writer.call('GET', 'media/names?of=../x')).status).toBe(400)
})

test('pages are only told of changes that they show', async () => {
  const picture = await bring('hill.png')
  await writer.call('PUT', `media/${picture.id}`, { alt: 'A hill' })
  const key = crypto.randomUUID()
  const source = { title: 'H', metaTitle: 'H', metaDescription: 'H', bodyText: 'Text', image: `media/${picture.id}` }
  await it.publish(key, { alias: 'prosePage', name: 'Hill', urlSegment: 'hill', source })
  const isTold = () => it.site.received.some(({ body }) => body.includes(key))
  await eventually('the site is told of the page', isTold)
  it.site.received.splice(0)
  await writer.call('PUT', `media/${picture.id}`, { tags: ['hills'], folder: 'Hills' })
  const later = crypto.randomUUID()
  await it.publish(later, {
    alias: 'prosePage',
    name: 'Later',
    urlSegment: 'later',
    source: { ...source, image: undefined },
  })
  await eventually('the site is told of what came later', () =>
    it.site.received.some(({ body }) => body.includes(later)),
  )
  expect(isTold()).toBe(false)
  await writer.call('PUT', `media/${picture.id}`, { alt: 'A hill in Penang' })
  await eventually('the site is told of the description', isTold)
})

test('pages that are read again show a picture that another instance changed meanwhile', async () => {
  const { id } = await bring('stairs.png')
  const key = crypto.randomUUID()
  const source = { title: 'S', metaTitle: 'S', metaDescription: 'S', bodyText: 'Text', image: `media/${id}` }
  await writer.call('PUT', `media/${id}`, { alt: 'Stairs' })
  await it.publish(key, { alias: 'prosePage', name: 'Stairs', urlSegment: 'stairs', source })
  const { db, store } = it.system
  await db.execute(
    sql`update content.media set alt = 'Stairs at Batu Caves', changed_at = clock_timestamp() where id = ${id}`,
  )
  await store.reload()
  expect(JSON.stringify(store.current()?.byKey.get(key)?.properties)).toContain('Stairs at Batu Caves')
})
