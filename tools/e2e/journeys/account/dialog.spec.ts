import { expect, type Page, test } from '@playwright/test'
import { member } from './sample-people.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log In & Sign Up' })
const agentTab = (page: Page) => dialog(page).getByText('Agent', { exact: true })

async function openDialog(page: Page): Promise<void> {
  await page.goto('/tnc')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

test('every part of the dialog has a role and a name', async ({ page }) => {
  await openDialog(page)
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Log In & Sign Up":
      - heading "Log In & Sign Up" [level=2]
      - button "Close"
      - group "Who is logging in":
        - radio "Member" [checked]
        - radio "Agent"
        - textbox "E-mail"
        - textbox "Password"
        - button "Show password"
        - checkbox "Stay logged in"
        - link "Forgot Password"
        - button "Login Now"
        - group: Quick Sign Up
  `)
  await agentTab(page).click()
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - group "Who is logging in":
      - radio "Member"
      - radio "Agent" [checked]
      - textbox "Trading ID / Username"
      - textbox "Password"
      - button "Show password"
      - status
      - button "Login"
      - link "Sign Up"
  `)
})

test('in a low window an opened sign-up scrolls into view, and the tab for agents has no space for it', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await openDialog(page)
  await dialog(page).getByText('Quick Sign Up', { exact: true }).click()
  await expect(dialog(page).getByLabel('Confirm password')).toBeInViewport()
  await agentTab(page).click()
  expect(await dialog(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})

for (const [width, narrower] of [
  [390, 0],
  [1440, 48],
] as const) {
  test(`at ${width} pixels the dialog stays in place when tabs change`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openDialog(page)
    const member = await dialog(page).boundingBox()
    await agentTab(page).click()
    await expect(dialog(page).getByLabel('Trading ID / Username')).toBeVisible()
    const agent = await dialog(page).boundingBox()
    expect([agent?.x, agent?.y]).toEqual([member?.x, member?.y])
    expect(agent?.width).toBe((member?.width ?? 0) - narrower)
  })
}

test('if the backend checks passwords, a wrong one is reported before the form is sent', async ({ page }) => {
  await page.route('**/account/forms', async route => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), checksLogin: true } })
  })
  let asked = 0
  const pressedTwice = Promise.withResolvers<void>()
  await page.route('**/account/check-login', async route => {
    asked += 1
    await pressedTwice.promise
    const { password } = route.request().postDataJSON() as { password: string }
    await route.fulfill({ json: { fits: password === member.password } })
  })
  await openDialog(page)
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(member.email)
  const password = dialog(page).getByRole('textbox', { name: 'Password' })
  await password.fill('not-the-password')
  await dialog(page).getByRole('button', { name: 'Login Now' }).dblclick()
  pressedTwice.resolve()
  await expect(dialog(page).getByRole('alert')).toHaveText("The email and password you entered don't match.")
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/tnc')
  await password.fill(member.password)
  await password.press('Enter')
  await expect(page.locator('.user-menu summary')).toContainText(member.firstName)
  expect(asked).toBe(2)
})

test('a form of the page keeps its look while the dialog is open', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contactus')
  const field = page.getByRole('main').getByRole('textbox').first()
  const look = () =>
    field.evaluate(element => {
      const { borderRadius, minHeight, padding, width } = getComputedStyle(element)
      return { borderRadius, minHeight, padding, width }
    })
  const before = await look()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(dialog(page)).toBeVisible()
  expect(await look()).toEqual(before)
})
