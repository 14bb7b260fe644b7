import { readEmailAddress } from '@agency/contracts/people/email-address.ts'
import { readPersonName } from '@agency/contracts/people/person-name.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { secretToken, tokenDigest } from '@agency/service-kit/sign-in/secret-token.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { deskPeople, deskRoles } from '../../database/desk-tables.ts'
import { note } from '../../privacy/audit.ts'
import { choice, field, page, postedFields, token } from './page.ts'
import { administratorsOnly, type Desk, personOf } from './sessions.ts'

type Invited = { name?: string | undefined; email?: string | undefined; role?: string; by: string }

/**
 * Adds a person, or renews the invitation of a known one.
 * @returns the link by which they choose a password; undefined for an unreadable name, address or role
 */
export async function invite(
  { db, url }: Pick<Desk, 'db' | 'url'>,
  { by, ...typed }: Invited,
): Promise<string | undefined> {
  const name = readPersonName(typed.name ?? '')
  const email = readEmailAddress(typed.email ?? '')?.toLowerCase()
  const role = deskRoles.find(one => one === typed.role)
  if (!name || !email || !role) return undefined
  const secret = secretToken()
  const values = { name, role, linkHash: tokenDigest(secret), linkExpiresAt: sql`now() + interval '7 days'` }
  const target = deskPeople.email
  await db
    .insert(deskPeople)
    .values({ email, ...values })
    .onConflictDoUpdate({ target, set: values })
  await note(db, 'desk-people', { by, invited: role }, email)
  return `${url}/password?token=${secret}`
}

export const listPeople = ({ db }: Desk) => db.select().from(deskPeople).orderBy(deskPeople.name)

/** `/people`, for administrators. The open enquiries of a removed person are new again. */
export function addPeople(app: Hono<ServiceEnv>, desk: Desk): void {
  const { db } = desk
  app.use('/people', administratorsOnly)
  app.get('/people', c => peoplePage(c))

  app.post('/people', async c => {
    const posted = await postedFields(c)
    const by = personOf(c).id
    if (posted('action') === 'remove') {
      const isOther = and(eq(sql`${deskPeople.id}::text`, posted('id')), ne(deskPeople.id, by))
      const [removed] = await db.delete(deskPeople).where(isOther).returning()
      if (removed) await note(db, 'desk-people', { by, removed: removed.id }, removed.email)
      return c.redirect('/people', 303)
    }
    const link = await invite(desk, { name: posted('name'), email: posted('email'), role: posted('role'), by })
    return peoplePage(c, link ?? '')
  })

  async function peoplePage(c: Context, link?: string) {
    const rows = (await listPeople(desk)).map(
      ({ id, name, email, role, passwordHash, totpSecret }) => html`<li><h2>${name}</h2>
<p>${email} · ${role} · ${passwordHash ? 'has a password' : 'invited'}${totpSecret && ' · authenticator'}</p>
${id !== personOf(c).id && html`<form method="post">${token(c)}<input type="hidden" name="id" value="${id}"><button class="link-button" name="action" value="remove">Remove ${name}</button></form>`}</li>`,
    )
    return page(c, {
      title: 'People of the desk',
      ...(link === '' && { status: 422, fault: 'Please give a name and an e-mail address.' }),
      main: html`${link && html`<div class="notice notice--success" role="status"><p>Send this link to the person. It works once, for a week: <code>${link}</code></p></div>`}
<ul class="rows">${rows}</ul>
<h2>Invite a person</h2>
<p>The same address again changes the role, and makes a new link for a forgotten password or a lost app.</p>
<form method="post" class="form-column">${token(c)}${field({ name: 'name', label: 'Name' })}
${field({ name: 'email', label: 'E-mail', type: 'email' })}
${choice(
  'role',
  'Role',
  deskRoles.map(role => [role, role] as const),
)}
<button class="button">Make a link</button></form>`,
    })
  }
}
