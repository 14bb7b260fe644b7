import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { root } from '../../../scripts/install/steps.mjs'

const headers = { 'x-editor-key': 'sample-content-editor-key' }
const samples = 'systems/content/managing/people/samples/sample-sign-ins.txt'
const signIns = readFileSync(path.join(root, samples), 'utf8')

/** An address of the content system. */
export const content = (path: string) => new URL(path, process.env.E2E_CONTENT_URL).href

const roles = ['reader', 'writer', 'publisher', 'administrator'] as const
export type Role = (typeof roles)[number]

/** The address and the password of a person of the sample data. */
export function signInOf(role: Role) {
  const [, email = '', password = ''] = new RegExp(`^Studio, ${role} +(\\S+) / (\\S+)$`, 'm').exec(signIns) ?? []
  return { email, password }
}

/** The first part of a date, which is its day. */
export const dayPart = (page: Page, label: string) => page.getByRole('spinbutton', { name: `day, ${label}` })

/** Types a date, and perhaps a time, as Malaysians write them: `311220982330` for 31/12/2098, 23:30. */
export async function typeDate(page: Page, label: string, digits: string) {
  await dayPart(page, label).click()
  await page.keyboard.type(digits)
}

/** Fills in the sign-in as a person of the sample data. */
export async function enter(page: Page, role: Role) {
  const { email, password } = signInOf(role)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A session of a person of the sample data, without the form: its cookie, and the token that its calls carry. */
async function startSession(role: Role): Promise<{ cookie: string; csrf: string }> {
  const answer = await fetch(content('manage/session'), {
    method: 'POST',
    headers: { origin: new URL(content('')).origin, 'content-type': 'application/json' },
    body: JSON.stringify(signInOf(role)),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { cookie, ...((await answer.json()) as { csrf: string }) }
}

/** The tour of the studio is for first visits; the sample users have seen it. */
export async function endToursOfSampleUsers(): Promise<void> {
  for (const role of roles) {
    const { cookie, csrf } = await startSession(role)
    const headers = { origin: new URL(content('')).origin, cookie, 'x-csrf': csrf }
    expect((await fetch(content('manage/me/tour'), { method: 'PUT', headers })).status).toBe(204)
  }
}

const sessions = new Map<Role, ReturnType<typeof startSession>>()

/** Opens a screen of the studio with the session that this role has in all tests, which must not end it. */
export async function openAs(page: Page, role: Role, screen = '') {
  const session = sessions.get(role) ?? startSession(role)
  sessions.set(role, session)
  const [name = '', value = ''] = (await session).cookie.split('=')
  await page.context().addCookies([{ name, value, url: content('') }])
  await page.goto(content(`studio/${screen}`))
}

/** Opens a screen from the bar, or where that has no room for all of them from its menu. */
export async function chooseScreen(page: Page, screen: string) {
  const menu = page.getByRole('button', { name: 'Screens' })
  if (!(await menu.isVisible())) return page.getByRole('link', { name: screen, exact: true }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: screen, exact: true }).click()
}

/** Opens a screen of the studio that is wide enough for the tree, as `openAs` does. */
export async function signIn(page: Page, role: Role, screen = '') {
  await openAs(page, role, screen)
  await expect(page.getByRole('treegrid', { name: 'Pages of the site' })).toBeVisible()
}

export type OwnPage = { key: string; name: string; path: string; remove: () => Promise<unknown> }

/** A published page that only one test changes. @param place Where it stands in the tree, unless at the end of the top; its name, if that matters. */
export async function ownPage(
  request: APIRequestContext,
  bodyText = 'First words.',
  { isFirst = false, ...place }: { parentKey?: string; isFirst?: boolean; name?: string } = {},
): Promise<OwnPage> {
  const mark = randomUUID().slice(0, 8)
  const name = `Studio page ${mark}`
  const source = { title: name, metaTitle: name, metaDescription: `All about ${name}.`, bodyText }
  const page = await publish(request, { alias: 'prosePage', name, urlSegment: `studio-page-${mark}`, source, ...place })
  if (isFirst) await putFirst(request, page.key, place.parentKey)
  return page
}

/** A published tour with a price, which only one test changes. @param more Properties besides those that it needs. */
export async function ownTour(request: APIRequestContext, price: number, more: object = {}): Promise<OwnPage> {
  const mark = randomUUID().slice(0, 8)
  const name = `Studio tour ${mark}`
  const tree = await (await request.get(content('manage/tree'), { headers })).json()
  // A page that gathers other families, such as /tours, would show this tour alone.
  const list = tree.nodes.find(({ urlSegment }: { urlSegment: string }) => urlSegment === 'ground-package')
  const words = { title: name, metaTitle: name, metaDescription: `All about ${name}.`, bodyText: 'By train.' }
  const facts = { price, priceUnit: 'per person, twin sharing', nights: 3, image: 'poster:royal-penang' }
  const source = { ...words, ...facts, ...more }
  const node = { alias: 'contentDetail', parentKey: list.key, name, urlSegment: `studio-tour-${mark}`, source }
  return publish(request, node)
}

/** An offer of a hotel that only the test sees, because its days are far in the future. */
export async function ownDeal(request: APIRequestContext): Promise<OwnPage> {
  const mark = randomUUID().slice(0, 8)
  const name = `Studio deal ${mark}`
  const tree = await (await request.get(content('manage/tree'), { headers })).json()
  const pool = tree.nodes.find(
    ({ alias, urlSegment }: { [name: string]: string }) => alias !== 'deal' && urlSegment === 'deals',
  )
  const search = { city: 'Langkawi, Malaysia', hotel: 'Beach house', stars: 4, nights: 3 }
  const period = {
    travelFrom: '2097-03-01',
    travelUntil: '2097-03-31',
    validFrom: '2097-01-01',
    validUntil: '2097-02-15',
  }
  const card = { place: 'Langkawi', price: 499, priceUnit: 'per room', facts: '3 nights', image: 'poster:royal-penang' }
  const source = { product: 'hotel', ...search, ...period, ...card, themes: [], dealTags: [] }
  return publish(request, { alias: 'deal', parentKey: pool.key, name, urlSegment: `studio-deal-${mark}`, source })
}

async function publish(
  request: APIRequestContext,
  node: { name: string; [property: string]: unknown },
): Promise<OwnPage> {
  const key = randomUUID()
  await request.put(content(`manage/nodes/${key}/draft`), { headers, data: node })
  expect((await request.post(content(`manage/nodes/${key}/publish`), { headers })).status()).toBe(200)
  const opened = await (await request.get(content(`manage/nodes/${key}`), { headers })).json()
  return { key, name: node.name, path: opened.address, remove: () => removePage(request, key) }
}

/** Moves a page before its siblings. */
async function putFirst(request: APIRequestContext, key: string, parentKey: string | null = null) {
  const siblings = await request.get(content(`manage/tree?parent=${parentKey ?? 'root'}`), { headers })
  const { children } = (await siblings.json()) as { children: { key: string }[] }
  const data = { parentKey, before: children.find(child => child.key !== key)?.key }
  expect((await request.post(content(`manage/nodes/${key}/move`), { headers, data })).status()).toBe(204)
}

/** Deletes a page that a test made. */
export const removePage = (request: APIRequestContext, key: string) =>
  request.delete(content(`manage/nodes/${key}`), { headers })

/** Waits until what was typed is acknowledged. */
export const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** Publishes the open page, and closes the dialog that says what changed. */
export async function publishOpenPage(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog.getByText(/^Published\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

/** What the content system keeps of a page, drafts included. */
export async function written(request: APIRequestContext, key: string): Promise<Record<string, unknown>> {
  return (await (await request.get(content(`manage/nodes/${key}`), { headers })).json()).source
}

/**
 * Drags by a handle with the mouse, in steps as a hand does, to the upper edge of what it should stand before. Follows it while
 * the list scrolls, which it does as long as the pointer is near an edge.
 */
export async function dragBefore(page: Page, handle: Locator, target: Locator) {
  const boxOfTarget = async () => {
    const box = await target.boundingBox()
    if (!box) throw new Error('what it should stand before is not on the screen')
    return box
  }
  await handle.hover()
  await page.mouse.down()
  let box = await boxOfTarget()
  const x = box.x + Math.min(60, box.width / 2)
  await page.mouse.move(x, box.y + box.height / 2, { steps: 8 })
  for (let before = Number.NaN; before !== box.y; box = await boxOfTarget()) {
    before = box.y
    await page.mouse.move(x, box.y + 3, { steps: 4 })
  }
  await page.mouse.up()
}
