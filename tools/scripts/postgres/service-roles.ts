import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { withConnection } from '@agency/service-kit/database/database.ts'
import { services } from './services.ts'

const roleOf = (service: string) => `agency_${service}`

export const serviceRoles: string[] = services.map(({ name }) => roleOf(name))

/** Follows from the owner's password, so that nothing more has to be stored. */
export const passwordOf = (role: string, ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(role).digest('hex')

/**
 * Gives each service's role its schemas, also after a restore, which the owner makes.
 * @param ownerUrl with the owner's password
 * @returns the address for each service; empty in a server that an older version started, without these roles
 */
export function separateServices(ownerUrl: string): Promise<Record<string, string>> {
  return withConnection(ownerUrl, async connection => {
    const { rows } = await connection.query('select from pg_roles where rolname = any($1)', [serviceRoles])
    if (rows.length < serviceRoles.length) return {}
    await connection.query(readFileSync(new URL('own-schemas.sql', import.meta.url), 'utf8'))
    return Object.fromEntries(services.map(({ name }) => [name, urlFor(roleOf(name), ownerUrl)]))
  })
}

function urlFor(role: string, ownerUrl: string): string {
  const url = new URL(ownerUrl)
  const password = passwordOf(role, url.password)
  return Object.assign(url, { username: role, password }).href
}
