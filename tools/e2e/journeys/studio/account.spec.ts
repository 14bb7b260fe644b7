import { codeOf } from '@agency/service-kit/sign-in/totp.ts'
import { expect, type Page } from '@playwright/test'
import { expectUsable, fillSignIn, linkMailedTo, newPerson, openStudio, samplePassword, test } from './studio-alone.ts'

// One after the other, so that one content system serves the whole file.
test.describe.configure({ mode: 'default' })

const step = () => Math.floor(Date.now() / 30_000)

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Siti/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
}

/** Asks for the secret of an authenticator, which takes the password. */
async function turnOn(page: Page) {
  const question = page.getByRole('group').filter({ hasText: 'Turn on' })
  await question.getByText('Turn on').first().click()
  await question.getByLabel('Your password').fill(samplePassword)
  await question.getByRole('button', { name: 'Turn on' }).click()
}

test('two-step sign-in is turned on and asks for a code, and a recovery code works once', async ({
  browser,
  studio,
}) => {
  const { email } = await newPerson(studio)
  const page = await openStudio(browser, studio, { email, screen: 'account' })
  await turnOn(page)
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused()
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveJSProperty('complete', true)
  const secret = (await page.getByRole('code').innerText()).replaceAll(' ', '')
  await expectUsable(page)
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The code is wrong' })).toBeVisible()
  await page.getByLabel('Code from the app').fill(codeOf(secret, step() - 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectUsable(page)
  const [recovery = ''] = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()

  await signOut(page)
  await fillSignIn(page, email)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectUsable(page)
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, step()))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()

  const useRecoveryCode = async () => {
    await signOut(page)
    await fillSignIn(page, email)
    await page.getByRole('button', { name: /use a recovery code/ }).click()
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await useRecoveryCode()
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
  await useRecoveryCode()
  await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible()
  await page.context().close()
})

test('two-step sign-in is turned off with the password', { tag: '@nightly' }, async ({ browser, studio }) => {
  const { email } = await newPerson(studio)
  const page = await openStudio(browser, studio, { email, screen: 'account' })
  await turnOn(page)
  const secret = (await page.getByRole('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(codeOf(secret, step()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  const turnOff = page.getByRole('group').filter({ hasText: 'Turn off' })
  await turnOff.getByText('Turn off').first().click()
  await turnOff.getByLabel('Your password').fill(samplePassword)
  await turnOff.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('group').filter({ hasText: 'Turn on' })).toBeVisible()
  await signOut(page)
  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await page.context().close()
})

test('a new password needs the current one, and signs out every other browser', { tag: '@nightly' }, async ({
  browser,
  studio,
}) => {
  const { email } = await newPerson(studio)
  const page = await openStudio(browser, studio, { email, screen: 'account' })
  const other = await openStudio(browser, studio, { email, screen: 'account' })
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill('another password of this test')
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password')
  await expect(page.getByRole('alert').filter({ hasText: 'This is not your current password' })).toBeVisible()
  await change(samplePassword)
  await expect(page.getByText('Password changed.')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await fillSignIn(other, email, 'another password of this test')
  await expect(other.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await Promise.all([page, other].map(one => one.context().close()))
})

test('a person sees their sessions, ends one, then all others', { tag: '@nightly' }, async ({ browser, studio }) => {
  const { email } = await newPerson(studio)
  const open = () => openStudio(browser, studio, { email, screen: 'account' })
  const [second, third] = [await open(), await open()]
  const page = await open()
  const rows = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).first().click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign out all other browsers' }).click()
  await expect(rows).toHaveCount(2)
  for (const one of [second, third]) {
    await one.reload()
    await expect(one.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await one.context().close()
  }
  await page.context().close()
})

test('a forgotten password is replaced through an e-mailed link, which works once', async ({ page, studio }) => {
  const { email } = await newPerson(studio)
  await page.goto(studio.address('studio/account'))
  await page.getByText('Forgot your password?').click()
  await page.getByLabel('Your e-mail').fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  const link = await linkMailedTo(studio, email)
  const choose = async () => {
    await page.goto(link)
    await page.getByLabel('Password', { exact: true }).fill('a password that I remember')
    await page.getByRole('button', { name: 'Use this password' }).click()
  }
  await choose()
  await expect(page.getByText('Your password is set.')).toBeVisible()
  await choose()
  await expect(page.getByRole('alert')).toHaveText(/was used already/)
  await page.goto(studio.address('studio/account'))
  await fillSignIn(page, email, 'a password that I remember')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})

test('a user downloads their data, and a changed name shows to others', { tag: '@nightly' }, async ({
  browser,
  studio,
}) => {
  const { email } = await newPerson(studio)
  const page = await openStudio(browser, studio, { email, screen: 'account' })
  // Unique, also among earlier attempts of this test.
  const name = `Siti Nurhaliza ${email.split('@')[0]}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('my-data.json')
  const data = await download.createReadStream().then(stream => stream.toArray())
  expect(JSON.parse(Buffer.concat(data).toString())).toMatchObject({ studio: [{ email, role: 'writer' }] })
  const [content] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download content' }).click(),
  ])
  expect(content.suggestedFilename()).toBe('content.tar.gz')
  await page.context().close()
})

for (const width of [390, 820, 1440]) {
  const tag = width === 390 ? [] : '@nightly'
  test(`the account is accessible on a screen of ${width} pixels`, { tag }, async ({ browser, studio }) => {
    const { email } = await newPerson(studio)
    const page = await openStudio(browser, studio, { email, screen: 'account' })
    await page.setViewportSize({ width, height: 900 })
    await expectUsable(page)
    await page.context().close()
  })
}
